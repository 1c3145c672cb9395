import { PERIOD_BOUNDS } from '../service-period';

/** A number under which somebody keeps what a document is about. */
interface Reference {
  readonly name: string;
  /** What forms call it, in English. */
  readonly label: string;
  /** The term of EN 16931 that e-invoices carry it as. */
  readonly term: `BT-${number}`;
  /** What it is, for the documentation of the API. */
  readonly says: string;
}

/**
 * Those of quotations, invoices, credit notes and recurring invoices. A new one is an entry here, its column in the
 * four schemas, its words, and its place in both writers of `einvoice`; `npm run types` asks for the last two.
 */
export const REFERENCES = [
  {
    name: 'contract_reference',
    label: 'Contract',
    term: 'BT-12',
    says: 'The number of the contract.',
  },
  {
    name: 'project_reference',
    label: 'Project',
    term: 'BT-11',
    says: 'The number of the project.',
  },
  {
    name: 'sales_order_reference',
    label: 'Our order number',
    term: 'BT-14',
    says: 'Your own number of the order.',
  },
  {
    name: 'tender_reference',
    label: 'Tender or lot',
    term: 'BT-17',
    says: 'The number of the tender or lot.',
  },
  {
    name: 'buyer_reference',
    label: 'Buyer reference',
    term: 'BT-10',
    says: 'What the customer files it by, in place of that of the customer.',
  },
] as const satisfies readonly Reference[];

/** Those of what was billed alone. */
export const BILLED_REFERENCES = [
  {
    name: 'despatch_reference',
    label: 'Delivery note',
    term: 'BT-16',
    says: 'The number of the delivery note.',
  },
] as const satisfies readonly Reference[];

export type ReferenceName = (typeof REFERENCES)[number]['name'];
export type BilledReferenceName = ReferenceName | (typeof BILLED_REFERENCES)[number]['name'];

export const REFERENCE_NAMES: readonly ReferenceName[] = REFERENCES.map(({ name }) => name);
export const ALL_REFERENCES = [...REFERENCES, ...BILLED_REFERENCES] as const;

/** A form fills these by itself, so a value in one is no reason to show it. */
export const BY_ITSELF: readonly string[] = ['invoice_number', 'quotation_number', 'template_type'];

/** The form of a draft does not ask these: it shows them when they have a value, or when somebody asks for them. */
export const BEHIND_MORE: readonly string[] = [
  ...BY_ITSELF,
  'order_reference',
  'no_reminders',
  'issue_days_before',
  ...PERIOD_BOUNDS,
  ...ALL_REFERENCES.map(({ name }) => name),
  'delivery_address',
  'e_invoice_treatment',
  'business_process',
  'bank_account_id',
];

/** Those that the rules of France alone ask for. */
export const FRENCH_FIELDS: readonly string[] = ['e_invoice_treatment', 'business_process'];

/** What is made for each reference, under its name. */
export function forReferences<Name extends string, Made>(
  references: readonly { readonly name: Name; readonly says: string }[],
  make: (says: string) => Made,
): Record<Name, Made> {
  return Object.fromEntries(references.map(({ name, says }) => [name, make(says)])) as Record<
    Name,
    Made
  >;
}

/** Those of a document that names none. */
export const NO_REFERENCES = forReferences(ALL_REFERENCES, () => null);
