import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Picture } from '../../support/pdf/pixels';
import { differences, writePng } from './picture';

const FOLDER = path.join(os.tmpdir(), 'invoicing-pictures');

/** Stores the differing picture, so that a person can look at it. */
function keep(name: string, picture: Picture): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}.png`);
  writeFileSync(file, writePng(picture));
  return file;
}

/** One sentence per page that differs. */
export function complaints(name: string, drawn: Picture[], expected: Picture[]): string[] {
  const pages = drawn.length === expected.length ? [] : [`${drawn.length} pages`];
  const moved = expected.flatMap((before, index) => {
    const after = drawn[index];
    const points = after ? differences(before, after) : [];
    if (!after || points.length === 0) return [];
    const [{ x, y } = { x: 0, y: 0 }] = points;
    const file = keep(`${name}-${index + 1}`, after);
    return [`page ${index + 1}, first at ${x},${y} pt: compare ${file}`];
  });
  return [...pages, ...moved];
}
