import { parseArgs } from 'node:util';

export interface PdfOptions {
  /** Seconds of one measurement, without its warm-up. */
  seconds: number;
  rounds: number;
  warmup: number;
  /** The number of connections that request documents. */
  connections: number;
  /** The number of connections that read the list of invoices meanwhile. */
  readers: number;
  /** The number of lines in a document. */
  lines: number;
  json: string | null;
}

const USAGE = `Usage: npm run bench -- pdf [options]

  --http             measures only over HTTP, and not in one worker
  --rounds 5         number of rounds; each figure is their median
  --seconds 5        length of each measurement in a round
  --warmup 1         seconds before each measurement that are not counted
  --connections 16   number of connections that request documents
  --readers 1        number of connections that read the list of invoices
  --lines 10         number of lines in a document
  --json FILE        also writes the figures to this file`;

const text = { type: 'string' } as const;
const OPTIONS = {
  rounds: text,
  seconds: text,
  warmup: text,
  connections: text,
  readers: text,
  lines: text,
  json: text,
  http: { type: 'boolean' },
} as const;

/** The default, the minimum and the maximum of each number. */
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

/** Reads the options. For wrong arguments, prints the usage and ends the process. */
export function parseOptions(args: string[]): PdfOptions {
  try {
    return parse(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
    process.exit(2);
  }
}
