import { BROWSER, LAYERS } from '../../layers.mjs';

const cell = (name) => `\`src/${name}\``;

/** The layers as `docs/architecture.md` shows them: rows of cells. */
export function layerTable() {
  return [['lowest first', 'holds'], ...LAYERS.map(({ name, holds }) => [cell(name), holds])];
}

/** The parts that run in a browser, with what they may import. */
export function browserTable() {
  const rows = BROWSER.map(({ name, may }) => [
    cell(name),
    may.map((path) => `\`${path}\``).join(', '),
  ]);
  return [['in a browser', 'may import'], ...rows];
}
