import type { Glyph } from 'fontkit';

/** A glyph of the font moved by so many of its units. */
interface OutlinePart {
  readonly glyph: Glyph;
  readonly dx: number;
  readonly dy: number;
}

/** A glyph of the font, or several drawn as one. */
export type Outline = readonly OutlinePart[];

interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

/** The contours of all parts; each command ends on the curve, its other points control it. */
function contoursOf(outline: Outline): Point[][] {
  const contours: Point[][] = [];
  for (const { glyph, dx, dy } of outline) {
    for (const { command, args } of glyph.path.commands) {
      if (command === 'moveTo') contours.push([]);
      for (let at = 0; at < args.length; at += 2) {
        const [x = 0, y = 0] = args.slice(at, at + 2);
        const onCurve = at === args.length - 2;
        contours.at(-1)?.push({ x: Math.round(x + dx), y: Math.round(y + dy), onCurve });
      }
    }
  }
  return contours.filter((contour) => contour.length > 0);
}

const int16 = (value: number) => [(value >> 8) & 0xff, value & 0xff];

const deltas = (values: number[]) =>
  values.flatMap((value, index) => int16(value - (values[index - 1] ?? 0)));

const bounds = (points: Point[]) => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/**
 * A simple glyph of the `glyf` table (OpenType specification, "Simple glyph description"), every
 * coordinate as a 16-bit difference. Also for plain glyphs of variable fonts, since fontkit 2.0.4's
 * own encoder of those throws (its issue 308).
 */
export function encodeOutline(outline: Outline): Uint8Array {
  const contours = contoursOf(outline);
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array(0);
  let end = -1;
  const ends = contours.flatMap((contour) => int16((end += contour.length)));
  const bytes = [
    ...int16(contours.length),
    ...bounds(points).flatMap(int16),
    ...ends,
    ...int16(0), // no instructions: they were written for the default weight
    ...points.map(({ onCurve }) => (onCurve ? 1 : 0)),
    ...deltas(points.map(({ x }) => x)),
    ...deltas(points.map(({ y }) => y)),
  ];
  const padding = (4 - (bytes.length % 4)) % 4;
  return Uint8Array.from([...bytes, ...new Array<number>(padding).fill(0)]);
}
