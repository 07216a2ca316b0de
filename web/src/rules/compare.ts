/** The presets of a game against each other, option by option. */
import type { Game, Option, Preset, PresetValue } from '../protocol';
import { grouped } from '../server/menu.svelte';
import { optionAbout, optionAnchor, optionName, valueName } from '../start/options';
import { say } from '../text/say.svelte';

export interface Cell {
  text: string;
  origin: PresetValue['origin'];
}

export interface Row {
  id: string;
  name: string;
  about: string;
  anchor: string;
  cells: Cell[];
  differs: boolean;
}

export interface Rows {
  id: string;
  rows: Row[];
}

function row(game: Game, id: string, cells: Cell[]): Row {
  const differs = new Set(cells.map(({ text }) => text)).size > 1;
  return {
    id,
    name: optionName(id),
    about: optionAbout(id),
    anchor: optionAnchor(game.id, id),
    cells,
    differs,
  };
}

function cell(id: string, value: PresetValue | undefined): Cell {
  return { text: valueName(id, value?.value ?? null), origin: value?.origin ?? 'source' };
}

function optionRow(game: Game, { id }: Option): Row {
  return row(
    game,
    id,
    game.presets.map((preset) => cell(id, preset.values[id])),
  );
}

function ends({ ends, whole_rounds }: Preset): string {
  const named = ends.map((end) => say(`option-end-${end}`)).join(', ');
  return whole_rounds ? `${named}, ${say('builder-rounds')}` : named;
}

function matchRows(game: Game): Row[] {
  const said = (id: string) => game.presets.map((preset) => cell(id, preset.match[id]));
  const length = game.presets.map((preset): Cell => ({ text: ends(preset), origin: 'source' }));
  return [
    row(game, 'start', said('start')),
    row(game, 'bankrupt', said('bankrupt')),
    row(game, 'end', length),
  ];
}

/** Every option in its group, then the match. */
export function compared(game: Game): Rows[] {
  const groups = grouped(game.options).map(({ id, options }) => ({
    id,
    rows: options.map((option) => optionRow(game, option)),
  }));
  return [...groups, { id: 'match', rows: matchRows(game) }];
}
