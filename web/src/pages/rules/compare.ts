/** Comparison of a game's presets, option by option. */
import type { Game, Option, Preset, PresetStep, PresetValue } from '../../protocol/messages';
import { groupOptions } from '../../protocol/game_catalogue.svelte';
import { optionAbout, optionAnchor, optionName, valueName } from '../../table_setup/option_text';
import { formatNumber, t } from '../../i18n/translate.svelte';

export interface CellPart {
  text: string;
  origin: PresetValue['origin'];
}

/** A preset's value, and its values at larger tables, each with its source. */
export type Cell = CellPart[];

export interface Row {
  id: string;
  name: string;
  about: string;
  anchor: string;
  cells: Cell[];
  differs: boolean;
}

export interface RowGroup {
  id: string;
  rows: Row[];
}

function row(game: Game, id: string, cells: Cell[]): Row {
  const differs = new Set(cells.map((parts) => parts.map(({ text }) => text).join())).size > 1;
  return {
    id,
    name: optionName(id),
    about: optionAbout(id),
    anchor: optionAnchor(game.id, id),
    cells,
    differs,
  };
}

function step(id: string, { seats, value, origin }: PresetStep): CellPart {
  return { text: t('builder-from-seats', { seats, value: valueName(id, value) }), origin };
}

function cell(id: string, said: PresetValue | undefined): Cell {
  const few = { text: valueName(id, said?.value ?? null), origin: said?.origin ?? 'source' };
  return [few, ...(said?.more ?? []).map((more) => step(id, more))];
}

/** Return the possible numbers of seats, grouped by source. */
function seatsCell(game: Game, { seats }: Preset): Cell {
  return [...new Set(seats)].map((origin) => {
    const numbers = game.seats.filter((_, place) => seats[place] === origin);
    const [least = 0, most = least] = [numbers[0], numbers.at(-1)];
    return { text: least === most ? formatNumber(least) : t('builder-seats', { least, most }), origin };
  });
}

function optionRow(game: Game, { id }: Option): Row {
  return row(
    game,
    id,
    game.presets.map((preset) => cell(id, preset.values[id])),
  );
}

function ends({ ends }: Preset): string {
  return ends.map((end) => t(`option-end-${end}`)).join(', ');
}

function seatsRow(game: Game): Row {
  const cells = game.presets.map((preset) => seatsCell(game, preset));
  return { ...row(game, 'seats', cells), anchor: `${game.id}.table` };
}

function matchRows(game: Game): Row[] {
  const options = Object.keys(game.presets[0]?.match ?? {});
  const said = (id: string) => game.presets.map((preset) => cell(id, preset.match[id]));
  const length = game.presets.map((preset): Cell => [{ text: ends(preset), origin: preset.ends_by }]);
  return [...options.map((id) => row(game, id, said(id))), row(game, 'end', length)];
}

/** Return every option in its group, then the match. */
export function comparePresets(game: Game): RowGroup[] {
  const groups = groupOptions(game.options).map(({ id, options }) => ({
    id,
    rows: options.map((option) => optionRow(game, option)),
  }));
  return [...groups, { id: 'match', rows: [seatsRow(game), ...matchRows(game)] }];
}
