import game from '../../../src/spadille/text/sv/game.ftl?raw';
import server from '../../../src/spadille/text/sv/server.ftl?raw';
import table from '../../../src/spadille/text/sv/table.ftl?raw';

export const texts = [game, server, table];
