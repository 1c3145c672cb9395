import fc from 'fast-check';
import { adminApi } from '../support/api';
import { connect, INVOICES } from '../support/desk';
import type { Answer } from '../support/http';
import {
  deadlocks,
  MANY_CONNECTIONS,
  numberAt,
  numbered,
  onNode,
  storedNumbers,
  type Numbered,
} from '../support/numbers';
import { createQuotation, line, UNKNOWN_ID } from '../support/records';
import type { ServiceAt } from '../support/service';
import { sharedNodes } from '../support/shared-services';
import { times } from '../support/times';

let nodes: [ServiceAt, ServiceAt];

beforeAll(async () => {
  nodes = await sharedNodes(MANY_CONNECTIONS);
});

/** One request of a mixture. `n` is the given number, if there is one. */
interface Step {
  kind: 'next' | 'given' | 'repeated' | 'converted' | 'refused' | 'panel' | 'panelGiven' | 'other';
  node: 0 | 1;
  n: number;
}

const STEP: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant('next' as const) },
    { weight: 6, arbitrary: fc.constant('given' as const) },
    fc.constantFrom('repeated', 'converted', 'refused', 'panel', 'panelGiven', 'other' as const),
  ),
  node: fc.constantFrom(0, 1),
  n: fc.integer({ min: 1, max: 30 }),
});

const panel = (who: Numbered, service: ServiceAt, fields: object) =>
  adminApi(service).post(INVOICES, {
    business: connect(who.business),
    customer: connect(who.customer),
    items: [line()],
    ...fields,
  });

type Do = (who: Numbered, step: Step, index: number, service: ServiceAt) => Promise<Answer>;

const STEPS: Record<Exclude<Step['kind'], 'other'>, Do> = {
  next: (who) => who.post(),
  given: (who, { n }) => who.post({ invoice_number: numberAt(n) }),
  repeated: (who, _step, index) =>
    who.client.post(
      '/api/v1/invoices',
      { customer_id: who.customer, items: [line()] },
      { 'Idempotency-Key': `mixture-${index}` },
    ),
  converted: async (who) => {
    const { id } = await createQuotation(who.client, who.customer);
    return who.client.post(`/api/v1/quotations/${id}/convert`, {});
  },
  refused: (who) => who.post({ customer_id: UNKNOWN_ID }),
  panel: (who, _step, _index, service) => panel(who, service, {}),
  panelGiven: (who, { n }, _index, service) => panel(who, service, { invoice_number: numberAt(n) }),
};

/** How each kind of request may end. */
const STATUSES: Record<Step['kind'], readonly number[]> = {
  next: [201],
  repeated: [201],
  converted: [201],
  other: [201],
  panel: [201],
  refused: [400],
  given: [201, 409],
  panelGiven: [201, 400],
};

const GENERATED: readonly Step['kind'][] = ['next', 'repeated', 'converted', 'panel'];

function numberOf({ body }: Answer): number {
  return Number((body.invoice_number ?? body.data.invoice_number).slice(4));
}

test('any mixture of requests at once: generated numbers succeed and leave no gap', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 5, maxLength: 45 }), async (steps) => {
      const [one, other] = [await numbered(nodes[0]), await numbered(nodes[0])];
      const answers = await Promise.all(
        steps.map((step, index) => {
          const service = nodes[step.node];
          if (step.kind === 'other') return onNode(other, service).post();
          return STEPS[step.kind](onNode(one, service), step, index, service);
        }),
      );
      steps.forEach(({ kind }, index) => {
        const { status, text } = answers[index] ?? { status: 0, text: '' };
        expect([kind, text, STATUSES[kind].includes(status)]).toEqual([kind, text, true]);
      });
      const generated = answers.filter((_, index) =>
        GENERATED.includes(steps[index]?.kind ?? 'other'),
      );
      const highest = Math.max(0, ...generated.map(numberOf));
      const stored = await storedNumbers(nodes[0].databaseUrl, one.business);
      const upTo = Array.from({ length: highest }, (_, index) => index + 1);
      expect(stored.filter((n) => n <= highest)).toEqual(upTo);
      const others = steps.filter(({ kind }) => kind === 'other').length;
      const theirs = await storedNumbers(nodes[0].databaseUrl, other.business);
      expect(theirs).toEqual(Array.from({ length: others }, (_, index) => index + 1));
    }),
    { numRuns: times(12) },
  );
  expect(await deadlocks(nodes[0].databaseUrl)).toBe(0);
});
