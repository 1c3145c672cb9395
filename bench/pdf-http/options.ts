import { parseArgs } from 'node:util';

export interface PdfOptions {
  /** Of one measurement, after its warm-up. */
  seconds: number;
  rounds: number;
  warmup: number;
  /** That ask for documents. */
  connections: number;
  /** That read the list of invoices meanwhile. */
  readers: number;
  /** Lines of a document. */
  lines: number;
  json: string | null;
}

const USAGE = `Usage: npm run bench:pdf -- [options]

  --http             only over HTTP, not the documents in one worker
  --rounds 5         each figure is the median of so many rounds
  --seconds 5        of each measurement in a round
  --warmup 1         seconds before each that are not counted
  --connections 16   that ask for documents
  --readers 1        that read the list of invoices
  --lines 10         of a document
  --json FILE        writes the figures there as well`;

const text = { type: 'string' } as const;
const OPTIONS = {
  ...{
    rounds: text,
    seconds: text,
    warmup: text,
    connections: text,
    readers: text,
    lines: text,
    json: text,
  },
  http: { type: 'boolean' },
} as const;

/** What each number is when it is not given, its least and its most. */
const COUNTS = {
  rounds: [5, 1, 100],
  seconds: [5, 0.5, 600],
  warmup: [1, 0, 60],
  connections: [16, 1, 60],
  readers: [1, 1, 64],
  lines: [10, 1, 1_000],
} as const;

function parse(args: string[]): PdfOptions {
  const { values } = parseArgs({ args, options: OPTIONS, allowPositionals: false });
  const numberOf = (name: keyof typeof COUNTS): number => {
    const [fallback, least, most] = COUNTS[name];
    const value = values[name] === undefined ? fallback : Number(values[name]);
    if (value >= least && value <= most) return value;
    throw new Error(`--${name} must be a number from ${least} to ${most}.`);
  };
  return {
    rounds: Math.round(numberOf('rounds')),
    seconds: numberOf('seconds'),
    warmup: numberOf('warmup'),
    connections: Math.round(numberOf('connections')),
    readers: Math.round(numberOf('readers')),
    lines: Math.round(numberOf('lines')),
    json: values.json ?? null,
  };
}

/** Ends the process with the usage when the arguments are wrong. */
export function parseOptions(args: string[]): PdfOptions {
  try {
    return parse(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
    process.exit(2);
  }
}
