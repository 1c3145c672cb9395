import { customerId, invoiceId, MAIN_CUSTOMERS, randomNumbers, type Dataset } from './dataset';
import type { PlannedRequest } from './load/plan';

const REQUESTS_PER_CONNECTION = 200;
const PATH = '/api/v1/invoices';

/** A whole number from 1 to `max`. */
type Pick = (max: number) => number;

/** 3 × 19.99 + 10 % tax, 2.5 × 120 + 20 %, 1 × 0.35 untaxed: a total of 426.32, rounded line by line. */
const NEW_LINES = [
  { description: 'Consulting, on site', quantity: 3, unit_price: 19.99, tax_rate: 10 },
  { description: 'Development of the importer', quantity: 2.5, unit_price: 120, tax_rate: 20 },
  { description: 'Postage', quantity: 1, unit_price: 0.35 },
];
const NEW_TOTAL = 426.32;

function create(pick: Pick): PlannedRequest {
  const customer = customerId(pick(MAIN_CUSTOMERS));
  const body = { customer_id: customer, due_date: '2030-01-31', items: NEW_LINES, notes: 'Thanks' };
  return {
    method: 'POST',
    path: PATH,
    body: JSON.stringify(body),
    expected: {
      status: 201,
      contains: [`"total":${NEW_TOTAL}`, '"invoice_number":"INV-', customer],
      shape: { kind: 'created', total: NEW_TOTAL },
    },
  };
}

/** Mostly the first page, because people usually look at that. */
function list(pick: Pick, { mainInvoices }: Dataset): PlannedRequest {
  const page = Math.max(1, pick(40) - 35);
  return {
    method: 'GET',
    path: page === 1 ? PATH : `${PATH}?page=${page}`,
    expected: {
      status: 200,
      contains: ['"invoice_items":[', `"page":${page}`],
      shape: { kind: 'page', size: 25, atLeast: mainInvoices },
    },
  };
}

/** Five digits in a row. Only one number or very few contain them, among any number of invoices. */
function search(pick: Pick, { mainInvoices }: Dataset): PlannedRequest {
  const part = String(pick(mainInvoices)).padStart(5, '0').slice(0, 5);
  return {
    method: 'GET',
    path: `${PATH}?number=${part}`,
    expected: {
      status: 200,
      contains: ['"invoice_items":[', part],
      shape: { kind: 'hits', part },
    },
  };
}

function retrieve(pick: Pick, { mainInvoices }: Dataset): PlannedRequest {
  const id = invoiceId(pick(mainInvoices));
  return {
    method: 'GET',
    path: `${PATH}/${id}`,
    expected: {
      status: 200,
      contains: [`"id":"${id}"`, '"invoice_items":[', '"customers":{'],
      shape: { kind: 'found', id },
    },
  };
}

const CHANGES = [
  { status: 'sent' },
  { status: 'paid' },
  { status: 'draft', notes: 'Changed' },
] as const;

/** PATCH leaves these invoices sent, so that they can be paid. */
const isForPayments = (n: number): boolean => n % 5 === 3;

function patch(pick: Pick, { mainInvoices }: Dataset): PlannedRequest {
  const n = pick(mainInvoices);
  const id = invoiceId(isForPayments(n) ? n - 1 : n);
  const change = CHANGES[pick(CHANGES.length) - 1] ?? CHANGES[0];
  const { status } = change;
  return {
    method: 'PATCH',
    path: `${PATH}/${id}`,
    body: JSON.stringify(change),
    expected: {
      status: 200,
      contains: [`"id":"${id}"`, `"status":"${status}"`],
      shape: { kind: 'changed', id, paid: status === 'paid' },
    },
  };
}

/** So small that no invoice is ever paid. */
const PAYMENT = 0.01;

/** The number of an invoice that stays sent. */
export const sentInvoice = (pick: Pick, { mainInvoices }: Dataset): number =>
  5 * pick(Math.floor(mainInvoices / 5)) - 2;

function payment(pick: Pick, dataset: Dataset): PlannedRequest {
  const id = invoiceId(sentInvoice(pick, dataset));
  return {
    method: 'POST',
    path: `${PATH}/${id}/payments`,
    body: JSON.stringify({ amount: PAYMENT, method: 'bank_transfer', reference: 'Statement 12' }),
    expected: {
      status: 201,
      contains: [`"invoice_id":"${id}"`, `"amount":${PAYMENT}`],
      shape: { kind: 'payment', id, amount: PAYMENT },
    },
  };
}

export interface Measured {
  label: string;
  /** The least processor time of the reference ÷ ours; none where the reference is our own PATCH. */
  target?: number;
  /** A scenario of our own server that takes the place of the reference, which cannot do this one. */
  beside?: 'patch';
  request: (pick: Pick, dataset: Dataset) => PlannedRequest;
}

/** In the order of measurement. Creates come last, since they make the tables grow. */
export const SCENARIOS = {
  list: { label: 'list of 25', target: 0.7, request: list },
  search: { label: 'search by part of a number', target: 0.75, request: search },
  retrieve: { label: 'retrieve', target: 0.5, request: retrieve },
  patch: { label: 'PATCH', target: 0.5, request: patch },
  payment: {
    label: 'payment (reference: our PATCH)',
    beside: 'patch',
    request: payment,
  },
  create: { label: 'create, three lines', target: 0.65, request: create },
} as const satisfies Record<string, Measured>;

export type Scenario = keyof typeof SCENARIOS;

/** The requests of each connection. One seed always gives the same ones. */
export function requestsOf(
  scenarios: readonly Scenario[],
  dataset: Dataset,
  { connections, seed }: { connections: number; seed: number },
): PlannedRequest[][] {
  const random = randomNumbers(seed);
  const pick: Pick = (max) => 1 + Math.floor(random() * max);
  return Array.from({ length: connections }, () =>
    Array.from({ length: REQUESTS_PER_CONNECTION }, () => {
      const scenario = scenarios[pick(scenarios.length) - 1] ?? 'list';
      return SCENARIOS[scenario].request(pick, dataset);
    }),
  );
}
