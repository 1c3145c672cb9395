import { parseArgs } from 'node:util';
import { SCENARIOS, type Scenario } from './scenarios';

export interface Options {
  /** Invoices in all; half of them in one business. */
  rows: number;
  rounds: number;
  /** Seconds of one measurement, without its warm-up. */
  seconds: number;
  warmup: number;
  connections: number;
  only: readonly Scenario[];
  /** Measures each filter of a list with one client, in place of the comparison. */
  filters: boolean;
  json: string | null;
  /** The folder in which Node writes CPU profiles of our server. */
  profile: string | null;
}

const USAGE = `Usage: npm run bench -- [options]

  --rows 200000      number of invoices, three lines each; half of them in one business
  --rounds 3         number of rounds; each figure is their median
  --seconds 5        length of one measurement
  --warmup 1.5       seconds before each measurement that are not counted
  --connections 16   number of parallel connections
  --only a,b         some of ${Object.keys(SCENARIOS).join(', ')}
  --filters          measures each filter of a list with one client instead
  --json FILE        also writes the figures to this file
  --profile FOLDER   writes CPU profiles of our server to this folder (slows it down)`;

const text = { type: 'string' } as const;
const OPTIONS = {
  rows: text,
  rounds: text,
  seconds: text,
  warmup: text,
  connections: text,
  only: text,
  json: text,
  profile: text,
  filters: { type: 'boolean' },
} as const;

/** The default and the minimum of each number. */
const COUNTS = {
  rows: [200_000, 4_000],
  rounds: [3, 1],
  seconds: [5, 0.1],
  warmup: [1.5, 0],
  connections: [16, 1],
} as const;

type Values = ReturnType<typeof read>;

function read(args: string[]) {
  return parseArgs({ args, options: OPTIONS, allowPositionals: false }).values;
}

function numberOf(values: Values, name: keyof typeof COUNTS): number {
  const [fallback, min] = COUNTS[name];
  const value = values[name] === undefined ? fallback : Number(values[name]);
  if (Number.isFinite(value) && value >= min) return value;
  throw new Error(`--${name} must be a number of at least ${min}.`);
}

function scenarios(list: string | undefined): readonly Scenario[] {
  const known = Object.keys(SCENARIOS) as Scenario[];
  if (list === undefined) return known;
  const wanted = list.split(',');
  const wrong = wanted.filter((name) => !known.includes(name as Scenario));
  if (wrong.length > 0) throw new Error(`--only: there is no ${wrong.join(', ')}.`);
  return known.filter((name) => wanted.includes(name));
}

function parse(args: string[]): Options {
  const values = read(args);
  return {
    rows: Math.round(numberOf(values, 'rows')),
    rounds: Math.round(numberOf(values, 'rounds')),
    seconds: numberOf(values, 'seconds'),
    warmup: numberOf(values, 'warmup'),
    connections: Math.round(numberOf(values, 'connections')),
    only: scenarios(values.only),
    filters: values.filters ?? false,
    json: values.json ?? null,
    profile: values.profile ?? null,
  };
}

/** Reads the options. For wrong arguments, prints the usage and ends the process. */
export function parseOptions(args: string[]): Options {
  try {
    return parse(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
    process.exit(2);
  }
}
