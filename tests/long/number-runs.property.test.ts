import { adminApi, BUSINESSES } from '../support/api';
import { query } from '../support/databases';
import { connect, INVOICES, saveForm } from '../support/desk';
import type { Answer } from '../support/http';
import { deadlocks, MANY_CONNECTIONS, numbered, onNode, type Numbered } from '../support/numbers';
import { line } from '../support/records';
import type { ServiceAt } from '../support/service';
import { sharedNodes } from '../support/shared-services';
import { times } from '../support/times';

const SEED = Number(process.env['SEED'] ?? 20_261_122);
const CASES = times(6);
const STEPS = 45;

const PATTERNS = [null, 'INV-{0000}', 'R-{YYYY}-{000}', '{YY}{MM}{0}', 'X{0}/{YYYY}', '{0}'];
const DAYS = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-11-22'];

let first: ServiceAt;
let second: ServiceAt;

beforeAll(async () => {
  [first, second] = await sharedNodes(MANY_CONNECTIONS);
});

/** Mulberry32: small, and the same on each machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The text before and after the running number, and how many digits it has at least. */
interface Run {
  head: string;
  tail: string;
  width: number;
}

/** Written apart from the service's own way: it is the model of the test. */
function runOf(pattern: string | null, day: string): Run {
  const [year = '', month = ''] = day.split('-');
  const values: Record<string, string> = { YYYY: year, YY: year.slice(2), MM: month };
  const parts = (pattern ?? 'INV-{00000}').split(/[{}]/);
  const at = parts.findIndex((part, index) => index % 2 === 1 && /^0+$/.test(part));
  const text = (from: string[], offset: number) =>
    from.map((part, index) => ((index + offset) % 2 === 1 ? values[part] : part)).join('');
  return {
    head: text(parts.slice(0, at), 0),
    tail: text(parts.slice(at + 1), at + 1),
    width: parts[at]?.length ?? 0,
  };
}

const numberOf = ({ head, tail, width }: Run, n: number): string =>
  head + String(n).padStart(width, '0') + tail;

const ALL_RUNS = PATTERNS.flatMap((pattern) => DAYS.map((day) => runOf(pattern, day)));

interface Made {
  id: string;
  number: string;
  automatic: boolean;
}

type Random = () => number;

class Client {
  readonly made: Made[] = [];
  readonly refused: number[] = [];
  private readonly admin;
  private readonly random: Random;
  private readonly one: Numbered;

  constructor(one: Numbered, service: ServiceAt, random: Random) {
    this.one = onNode(one, service);
    this.admin = adminApi(service);
    this.random = random;
  }

  private pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  private async create(number: string | null): Promise<void> {
    const issue_date = this.pick(DAYS);
    const fields = number === null ? { issue_date } : { issue_date, invoice_number: number };
    const isPanel = this.random() < 0.4;
    const answer: Answer = isPanel
      ? await this.admin.post(INVOICES, {
          business: connect(this.one.business),
          customer: connect(this.one.customer),
          items: [line()],
          ...fields,
        })
      : await this.one.post(fields);
    if (number === null && answer.status !== 201) throw new Error(`No number: ${answer.text}`);
    if (answer.status !== 201) return void this.refused.push(answer.status);
    const {
      documentId,
      id = documentId,
      invoice_number,
    } = isPanel ? { ...answer.body.data, id: answer.body.data.documentId } : answer.body;
    this.made.push({ id, number: invoice_number, automatic: number === null });
  }

  private async remove(): Promise<void> {
    const some = this.made.slice(-1 - Math.floor(this.random() * 2));
    const documentIds = (this.random() < 0.5 ? some : [this.pick(this.made)]).map(({ id }) => id);
    const answer =
      documentIds.length > 1
        ? await this.admin.post(`${INVOICES}/actions/bulkDelete`, { documentIds })
        : await this.admin.delete(`${INVOICES}/${documentIds[0] ?? ''}`);
    expect([200, 400]).toContain(answer.status);
    if (answer.status !== 200) return;
    const kept = this.made.filter(({ id }) => !documentIds.includes(id));
    this.made.splice(0, Infinity, ...kept);
  }

  private async changePattern(): Promise<void> {
    const path = `${BUSINESSES}/${this.one.business}`;
    const changes = { invoice_number_pattern: this.pick(PATTERNS) };
    // The other client may have saved the business since this one read it.
    expect([200, 409]).toContain((await saveForm(path, changes, this.admin)).status);
  }

  async step(): Promise<void> {
    const chance = this.random();
    if (chance < 0.08) return this.changePattern();
    if (chance < 0.3 && this.made.length > 0) return this.remove();
    if (chance > 0.85) {
      const given = numberOf(this.pick(ALL_RUNS), 1 + Math.floor(this.random() * 12));
      return this.create(given);
    }
    return this.create(null);
  }
}

/** Every number below an automatic one of a run is in use, by whomever. */
function gapsBelow(automatic: string, stored: ReadonlySet<string>): string[] {
  const gaps: string[][] = [];
  for (const run of ALL_RUNS) {
    for (let n = 1; n <= 1000 && numberOf(run, n).length <= automatic.length; n += 1) {
      if (numberOf(run, n) !== automatic) continue;
      const below = Array.from({ length: n - 1 }, (_, index) => numberOf(run, index + 1));
      gaps.push(below.filter((number) => !stored.has(number)));
    }
  }
  // Runs of several patterns can make the same number: it has no gap in the one that made it.
  return gaps.toSorted((left, right) => left.length - right.length)[0] ?? ['no run makes it'];
}

async function storedNumbers(business: string): Promise<string[]> {
  const rows = await query<{ number: string }>(
    first.databaseUrl,
    `select invoice_number as number from invoices
      where business_id = (select id from businesses where document_id = $1)`,
    [business],
  );
  return rows.map(({ number }) => number);
}

const seeds = Array.from({ length: CASES }, (_, index) => SEED + index);

test.each(seeds)('two clients, seed %i: numbers are unique, and runs have no gap', async (seed) => {
  const one = await numbered(first);
  const clients = [
    new Client(one, first, randomFrom(seed)),
    new Client(one, second, randomFrom(seed + 1_000_000)),
  ];
  await Promise.all(
    clients.map(async (client) => {
      for (let step = 0; step < STEPS; step += 1) await client.step();
    }),
  );
  const made = clients.flatMap((client) => client.made);
  const stored = await storedNumbers(one.business);
  expect(stored.toSorted()).toEqual(made.map(({ number }) => number).toSorted());
  const used = new Set(stored);
  expect(used.size).toBe(stored.length);
  const gaps = made
    .filter(({ automatic }) => automatic)
    .map(({ number }) => ({ number, gaps: gapsBelow(number, used) }));
  expect(gaps.filter((found) => found.gaps.length > 0)).toEqual([]);
  const { body } = await one.client.get('/api/v1/invoices?limit=1');
  expect(body.pagination.total).toBe(stored.length);
  expect(await deadlocks(first.databaseUrl)).toBe(0);
});
