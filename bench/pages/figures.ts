import { table } from '../report/table';

type Unit = 'ms' | 'kB';

/** The measurements of one page or action, in the order of the runs. */
interface Figure {
  readonly unit: Unit;
  /** At most so much; null where nothing was asked for. */
  readonly target: number | null;
  readonly all: number[];
}

/** Figures by their names, in the order in which they were measured first. */
export class Figures {
  readonly #figures = new Map<string, Figure>();

  add(name: string, value: number, target: number | null = null, unit: Unit = 'ms'): void {
    const figure = this.#figures.get(name) ?? { unit, target, all: [] };
    this.#figures.set(name, figure);
    figure.all.push(value);
  }

  toString(): string {
    const rows = [...this.#figures].map(([name, { unit, target, all }]) => {
      const sorted = [...all].sort((one, other) => one - other);
      const median = sorted[Math.floor(sorted.length / 2)] ?? NaN;
      const shown = [median, sorted.at(-1) ?? NaN].map((value) => value.toFixed(0));
      return [name, ...shown, target === null ? '–' : String(target), unit];
    });
    return table([['', 'median', 'worst', 'at most', ''], ...rows]);
  }
}

/** @returns the milliseconds that it took */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
