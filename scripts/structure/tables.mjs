import { BROWSER, LAYERS, roomLists } from '../../layers.mjs';

const cell = (name) => `\`src/${name}\``;

/** The table of layers in `docs/architecture.md`, as rows of cells. */
export function layerTable() {
  return [['lowest first', 'holds'], ...LAYERS.map(({ name, holds }) => [cell(name), holds])];
}

/** The parts that run in a browser, and the folders that they may import. */
export function browserTable() {
  const rows = BROWSER.map(({ name, may }) => [
    cell(name),
    may.map((path) => `\`${path}\``).join(', '),
  ]);
  return [['in a browser', 'may import'], ...rows];
}

/** The order inside the big rooms. */
export function roomTable() {
  const rows = roomLists()
    .filter(({ room }) => room !== '')
    .map(({ room, names }) => [
      cell(room.slice(0, -1)),
      names.map((name) => (name === '*' ? 'other files' : `\`${name}\``)).join(', '),
    ]);
  return [['inside', 'lowest first'], ...rows];
}
