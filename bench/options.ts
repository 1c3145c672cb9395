import { parseArgs } from 'node:util';
import { SCENARIOS, type Scenario } from './scenarios';

export interface Options {
  /** Invoices in all; half of them in one business. */
  rows: number;
  rounds: number;
  /** Of one measurement, after its warm-up. */
  seconds: number;
  warmup: number;
  connections: number;
  only: readonly Scenario[];
  /** Minutes of mixed load to watch the memory under, in place of the comparison. */
  memory: number | null;
  json: string | null;
  /** Where Node writes CPU profiles of our server. */
  profile: string | null;
}

const USAGE = `Usage: npm run bench -- [options]

  --rows 200000      invoices in all, three lines each; half of them in one business
  --rounds 3         each figure is the median of so many rounds
  --seconds 5        of one measurement
  --warmup 1.5       seconds before each measurement that are not counted
  --connections 16
  --only a,b         some of ${Object.keys(SCENARIOS).join(', ')}
  --memory           mixed load on our server instead, and its memory over that time
  --minutes 5        of --memory
  --json FILE        writes the figures there as well
  --profile FOLDER   writes CPU profiles of our server there (which slows it down)`;

const text = { type: 'string' } as const;
const OPTIONS = {
  ...{ rows: text, rounds: text, seconds: text, warmup: text, connections: text },
  ...{ only: text, minutes: text, json: text, profile: text },
  memory: { type: 'boolean' },
} as const;

/** What each number is when it is not given, and its least. */
const COUNTS = {
  rows: [200_000, 4_000],
  rounds: [3, 1],
  seconds: [5, 0.1],
  warmup: [1.5, 0],
  connections: [16, 1],
  minutes: [5, 0.1],
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
    memory: values.memory ? numberOf(values, 'minutes') : null,
    json: values.json ?? null,
    profile: values.profile ?? null,
  };
}

/** Ends the process with the usage when the arguments are wrong. */
export function parseOptions(args: string[]): Options {
  try {
    return parse(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
    process.exit(2);
  }
}
