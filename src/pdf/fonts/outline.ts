import type { Path } from 'fontkit';

interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

/** The points of a path's contours; each command ends on the curve, other points control it. */
function contoursOf(path: Path): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of path.commands) {
    if (command === 'moveTo') contours.push([]);
    for (let at = 0; at < args.length; at += 2) {
      const [x = 0, y = 0] = args.slice(at, at + 2);
      const onCurve = at === args.length - 2;
      contours.at(-1)?.push({ x: Math.round(x), y: Math.round(y), onCurve });
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
 * coordinate as a 16-bit difference. fontkit 2.0.4's own encoder of variable glyphs throws
 * (its issue 308).
 */
export function encodeOutline(path: Path): Uint8Array {
  const contours = contoursOf(path);
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
