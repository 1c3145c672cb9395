import { charactersOf, written, type Character } from './characters';

/** Letters of one line without a wide gap between them, such as a cell of a table. */
export interface Cell {
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly words: readonly Word[];
}

/** Letters without a blank between them, with their edges in points from the top left corner. */
export interface Word {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The cells of each page in the order of the file. */
export const cellsOf = (pdf: Buffer): Cell[][] =>
  charactersOf(pdf).map((characters) => linesOf(characters).flatMap(splitLine));

/** In points and radians. Letters of one line that are of several fonts differ by less. */
const [SAME_BASELINE, SAME_ANGLE] = [0.5, 0.01];

/** Characters that follow each other and stand on one line, which may be aslant. */
function linesOf(characters: readonly Character[]): Character[][] {
  const lines: Character[][] = [];
  for (const character of characters) {
    const first = lines.at(-1)?.[0];
    if (first && isOnLine(character, first)) lines.at(-1)?.push(character);
    else lines.push([character]);
  }
  return lines;
}

const isOnLine = ({ angle, baseline, isAdded }: Character, first: Character) =>
  first.angle === 0
    ? angle === 0 && Math.abs(first.baseline - baseline) < SAME_BASELINE
    : isAdded || Math.abs(first.angle - angle) < SAME_ANGLE;

/** A gap is wide when it measures more than half of the height of the letters beside it. */
const WIDE = 0.5;

/** The gaps are those that a person sees. The order of the letters stays PDFium's, which is that of reading. */
function splitLine(line: readonly Character[]): Cell[] {
  if (line[0]?.angle) return [cellOf(line)];
  const printed = line.filter(({ isAdded, text }) => !isAdded && text !== '\0');
  const seen = [...printed].sort((one, other) => one.left - other.left);
  const starts: number[] = [];
  let end = -Infinity;
  for (const { left, right, top, bottom } of seen) {
    if (left - end > WIDE * (bottom - top)) starts.push(left);
    end = Math.max(end, right);
  }
  const place = ({ left }: Character) => starts.findLastIndex((start) => start <= left);
  const places = [...new Set(printed.map(place))];
  return places
    .map((at) => cellOf(line.filter((one) => place(one) === at)))
    .filter(({ text }) => text !== '');
}

const BLANK = /^\s$/u;

function cellOf(characters: readonly Character[]): Cell {
  const [first] = characters;
  const text = textOf(characters);
  const words: Character[][] = [[]];
  for (const character of characters) {
    if (BLANK.test(character.text)) words.push([]);
    else words.at(-1)?.push(character);
  }
  return {
    text,
    left: Math.min(...characters.filter(({ isAdded }) => !isAdded).map(({ left }) => left)),
    baseline: first?.baseline ?? 0,
    words: words.filter((word) => word.length > 0).map(wordOf),
  };
}

const wordOf = (characters: readonly Character[]): Word => ({
  text: textOf(characters),
  left: Math.min(...characters.map(({ left }) => left)),
  top: Math.min(...characters.map(({ top }) => top)),
  right: Math.max(...characters.map(({ right }) => right)),
  bottom: Math.max(...characters.map(({ bottom }) => bottom)),
});

const textOf = (characters: readonly Character[]) =>
  written(characters.map(({ text }) => text).join(''));
