import type { Core } from '@strapi/strapi';
import type { Queryable } from './connection';
import { lostObjects } from './lost-objects';
import { database } from './pool';
import { readSteps } from './read-steps';
import { dropIndexes, redundantIndexes } from './redundant-indexes';
import type { DatabaseObject, Step } from './step';
import { isOfNewerVersion, objectsOf, stepsToRun } from './steps-to-run';
import { inStrapiTransaction } from './strapi-transaction';
import { NOW } from './timestamps';

type Log = Core.Strapi['log'];

/** Any fixed number. The lock makes nodes that start together run the steps one after the other. */
const LOCK = 7_305_211;

/** Strapi leaves this table alone, since Strapi did not make it. */
const RECORDS: DatabaseObject = { kind: 'table', name: 'invoicing_steps' };
const MAKE_RECORDS = `CREATE TABLE IF NOT EXISTS ${RECORDS.name}
  (number integer PRIMARY KEY, name text NOT NULL, ran_at timestamp NOT NULL)`;

const run = (db: Queryable, text: string) => db.query({ text, values: [] });

interface Findings {
  /** The steps that run at this start; normally none. */
  steps: readonly Step[];
  recorded: ReadonlySet<number>;
  lost: readonly DatabaseObject[];
  /** Indexes that Strapi has made again. */
  redundant: readonly string[];
}

async function recordedSteps(db: Queryable): Promise<Set<number>> {
  const text = `SELECT number FROM ${RECORDS.name}`;
  const rows = await db.query<{ number: number }>({ text, values: [] });
  return new Set(rows.map(({ number }) => number));
}

/** Three short statements. */
async function look(db: Queryable, all: readonly Step[]): Promise<Findings> {
  const redundant = await redundantIndexes(db);
  const lost = await lostObjects(db, [RECORDS, ...objectsOf(all).keys()]);
  const recorded = lost.includes(RECORDS) ? new Set<number>() : await recordedSteps(db);
  if (isOfNewerVersion(all, recorded)) return { steps: [], recorded, lost: [], redundant: [] };
  return { steps: stepsToRun(all, recorded, lost), recorded, lost, redundant };
}

const labelOf = ({ number, name }: Step) => `${String(number).padStart(4, '0')}-${name}`;

/** A step that takes longer says so, because nothing else is printed meanwhile. */
const QUIET_MS = 2_000;

/** Runs one step and records it. */
async function runStep(db: Queryable, step: Step, log: Log): Promise<void> {
  const tell = () =>
    log.info(
      `Updating the database, step ${labelOf(step)}. Large databases take minutes. Let it finish.`,
    );
  const telling = setTimeout(tell, QUIET_MS);
  try {
    for (const text of step.texts) await run(db, text);
  } catch (error) {
    throw new Error(
      `Step ${labelOf(step)} of the database failed: ${String(error)}. No step of this start is stored. The next start tries again.`,
      { cause: error },
    );
  } finally {
    clearTimeout(telling);
  }
  await db.query({
    text: `INSERT INTO ${RECORDS.name} (number, name, ran_at) VALUES ($1, $2, ${NOW})
      ON CONFLICT (number) DO UPDATE SET name = excluded.name, ran_at = excluded.ran_at`,
    values: [step.number, step.name],
  });
}

/** Logs which steps run again. Something outside this service has removed the objects that they made. */
function tellRepeats({ steps, recorded, lost }: Findings, log: Log): void {
  const again = steps.filter(({ number }) => recorded.has(number));
  if (again.length === 0) return;
  const names = lost.map(({ kind, name }) => `${kind} ${name}`);
  log.warn(
    `The database lacks ${names.join(', ')}. These steps run again: ${again.map(labelOf).join(', ')}.`,
  );
}

async function runSteps(db: Queryable, steps: readonly Step[], log: Log) {
  await run(db, MAKE_RECORDS);
  for (const step of steps) await runStep(db, step, log);
}

/** Whether all steps of the project have run on a database. */
export async function isPrepared(db: Queryable, root: string): Promise<boolean> {
  return (await look(db, readSteps(root))).steps.length === 0;
}

/** Runs the missing steps, if there are any. Called in `bootstrap`, after Strapi has made the tables. */
export async function runDatabaseSteps(strapi: Core.Strapi): Promise<void> {
  const all = readSteps(strapi.dirs.app.root);
  const { steps, redundant } = await look(database(strapi), all);
  if (steps.length === 0 && redundant.length === 0) return;
  await inStrapiTransaction(strapi, async (db) => {
    await run(db, `SELECT pg_advisory_xact_lock(${LOCK})`);
    // Another node may have done it all while this one waited for the lock.
    const findings = await look(db, all);
    tellRepeats(findings, strapi.log);
    if (findings.steps.length > 0) await runSteps(db, findings.steps, strapi.log);
    await dropIndexes(db, findings.redundant);
  });
}
