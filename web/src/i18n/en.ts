import game from '../../../src/spadille/text/en/game.ftl?raw';
import server from '../../../src/spadille/text/en/server.ftl?raw';
import table from '../../../src/spadille/text/en/table.ftl?raw';

export const texts = [game, server, table];
