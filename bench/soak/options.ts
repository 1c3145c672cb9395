import { parseArgs } from 'node:util';

export interface SoakOptions {
  minutes: number;
  /** Connections that each send one request after the other. */
  connections: number;
  /** Invoices at the start; half of them belong to the business of the key. */
  rows: number;
  json: string | null;
}

const USAGE = `Usage: npm run bench -- soak [options]

  --minutes 30       length of the load; a part of a minute is possible
  --connections 6    number of connections that each send one request after the other
  --rows 20000       number of invoices at the start, three lines each
  --json FILE        also writes the figures to this file`;

const text = { type: 'string' } as const;
const OPTIONS = { minutes: text, connections: text, rows: text, json: text } as const;

/** The default and the minimum of each number. */
const COUNTS = { minutes: [30, 0.1], connections: [6, 1], rows: [20_000, 4_000] } as const;

function parse(args: string[]): SoakOptions {
  const { values } = parseArgs({ args, options: OPTIONS, allowPositionals: false });
  const numberOf = (name: keyof typeof COUNTS): number => {
    const [fallback, least] = COUNTS[name];
    const value = values[name] === undefined ? fallback : Number(values[name]);
    if (Number.isFinite(value) && value >= least) return value;
    throw new Error(`--${name} must be a number of at least ${least}.`);
  };
  return {
    minutes: numberOf('minutes'),
    connections: Math.round(numberOf('connections')),
    rows: Math.round(numberOf('rows')),
    json: values.json ?? null,
  };
}

/** Reads the options. For wrong arguments, prints the usage and ends the process. */
export function parseOptions(args: string[]): SoakOptions {
  try {
    return parse(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
    process.exit(2);
  }
}
