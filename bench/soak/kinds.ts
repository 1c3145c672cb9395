import { invoiceId, MAIN_CUSTOMERS } from '../dataset';
import type { PlannedRequest } from '../load/plan';
import { documentOf } from '../pdf-http/requests';
import { SCENARIOS, sentInvoice, type Measured } from '../scenarios';

type MakeRequest = Measured['request'];

const IS_PDF = { status: 200, contains: ['%PDF-', '%%EOF'], shape: { kind: 'pdf' } } as const;
const GENERATED = JSON.stringify(documentOf(10));

const pdf: MakeRequest = (pick, { mainInvoices }) => ({
  method: 'GET',
  path: `/api/v1/invoices/${invoiceId(pick(mainInvoices))}/pdf`,
  expected: IS_PDF,
});

const generate = (): PlannedRequest => ({
  method: 'POST',
  path: '/api/invoice/generate',
  body: GENERATED,
  expected: IS_PDF,
});

/** The mail about an invoice goes to its customer, whose number follows from that of the invoice. */
const mail: MakeRequest = (pick, dataset) => {
  const n = sentInvoice(pick, dataset);
  const customer = 1 + (n % MAIN_CUSTOMERS);
  const to = `accounts${customer}@customer${customer}.example`;
  return {
    method: 'POST',
    path: `/api/v1/invoices/${invoiceId(n)}/send`,
    body: '{}',
    expected: {
      status: 202,
      contains: [`"to":["${to}"]`, '"status":"queued"'],
      shape: { kind: 'mail' },
    },
  };
};

/** Each kind of request, and how many of a hundred are of this kind. */
export const KINDS = {
  list: { request: SCENARIOS.list.request, share: 15 },
  search: { request: SCENARIOS.search.request, share: 12 },
  retrieve: { request: SCENARIOS.retrieve.request, share: 22 },
  create: { request: SCENARIOS.create.request, share: 12 },
  patch: { request: SCENARIOS.patch.request, share: 14 },
  payment: { request: SCENARIOS.payment.request, share: 8 },
  pdf: { request: pdf, share: 8 },
  generate: { request: generate, share: 7 },
  mail: { request: mail, share: 2 },
} as const satisfies Record<string, { request: MakeRequest; share: number }>;

export type Kind = keyof typeof KINDS;

/** As many places as a hundred requests have, so that a random place gives a kind by its share. */
export const PLACES = (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
  Array.from({ length: KINDS[kind].share }, () => kind),
);
