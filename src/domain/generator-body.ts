import Big from 'big.js';
import { z } from 'zod';

/** The keys of `labels` and what is printed without one (contract §7). */
export const DEFAULT_LABELS = {
  invoice: 'INVOICE',
  billTo: 'Bill To',
  shipTo: 'Ship To',
  date: 'Date',
  dueDate: 'Due Date',
  poNumber: 'PO Number',
  notes: 'Notes',
  terms: 'Terms',
  subTotal: 'Subtotal',
  discount: 'Discount',
  tax: 'Tax',
  shipping: 'Shipping',
  total: 'Total',
  paid: 'Amount Paid',
  balanceDue: 'Balance Due',
} as const;

export type Labels = Record<keyof typeof DEFAULT_LABELS, string>;

const MAX_DECIMAL = new Big('1e13');
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const COLOR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

const emptyAsOmitted = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;

const text = (most: number) =>
  z
    .string('must be a string')
    .max(most, `must be at most ${most.toLocaleString('en')} characters`)
    .refine((value) => !value.includes('\u0000'), 'must not contain the NUL character');

const optionalText = (most: number) => z.preprocess(emptyAsOmitted, text(most).optional());

/** A decimal string, or a JSON number; `suffix` may follow (`%`). */
const decimal = (suffix = '') =>
  z.preprocess(
    emptyAsOmitted,
    z
      .union([z.string(), z.number()], 'must be a decimal number')
      .transform((value, context) => {
        const exact = parseDecimal(value, suffix);
        if (exact?.abs().lt(MAX_DECIMAL)) return exact;
        context.addIssue({ code: 'custom', message: 'must be a decimal number' });
        return z.NEVER;
      })
      .optional(),
  );

function parseDecimal(value: string | number, suffix: string): Big | undefined {
  if (typeof value === 'number') return new Big(value);
  const trimmed = value.trim();
  const bare =
    suffix && trimmed.endsWith(suffix) ? trimmed.slice(0, -suffix.length).trim() : trimmed;
  return DECIMAL.test(bare) && bare.length <= 40 ? new Big(bare) : undefined;
}

const number = (below: number) =>
  z
    .number('must be a number')
    .refine((value) => Math.abs(value) < below, `must be below ${below.toLocaleString('en')}`)
    .transform((value) => new Big(value));

const ITEM = z.object({
  id: optionalText(255),
  item: text(2_000),
  qty: number(1e9),
  rate: number(1e12),
});

const LABELS = z
  .object(
    Object.fromEntries(
      Object.keys(DEFAULT_LABELS).map((key) => [key, optionalText(255)]),
    ) as Record<keyof Labels, ReturnType<typeof optionalText>>,
    'must be an object',
  )
  .transform((given): Labels => ({ ...DEFAULT_LABELS, ...withoutUndefined(given) }));

function withoutUndefined(given: Partial<Labels>): Partial<Labels> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

const FROM_REQUIRED = '"from" is required: the sender/business information';

/** Body of `POST /api/invoice/generate` and `/preview`; decimals come out as exact numbers. */
export const GENERATOR_BODY = z.object(
  {
    from: z.preprocess(
      emptyAsOmitted,
      z.custom((value) => value !== undefined, FROM_REQUIRED).pipe(text(1_000)),
    ),
    items: z
      .array(ITEM, 'must be an array of items')
      .min(1, 'must have at least one item')
      .max(1_000, 'must have at most 1,000 items'),
    billTo: optionalText(1_000),
    shipTo: optionalText(1_000),
    invoiceNumber: optionalText(255),
    date: optionalText(255),
    dueDate: optionalText(255),
    poNumber: optionalText(255),
    tax: decimal('%'),
    discount: decimal(),
    shipping: decimal(),
    amountPaid: decimal(),
    currency: z.preprocess(emptyAsOmitted, text(8).default('$')),
    notes: optionalText(10_000),
    terms: optionalText(10_000),
    logo: optionalText(4_000_000),
    themeColor: z.preprocess(
      emptyAsOmitted,
      z.string('must be a string').regex(COLOR, 'must be #RGB or #RRGGBB').default('#1E40AF'),
    ),
    labels: z.preprocess((value) => value ?? {}, LABELS),
  },
  'must be a JSON object',
);

export type GeneratorBody = z.infer<typeof GENERATOR_BODY>;

export interface FieldError {
  /** RFC 6901 pointer of the field. */
  readonly pointer: string;
  readonly message: string;
}

export type ParsedGeneratorBody =
  | { readonly ok: true; readonly body: GeneratorBody }
  | { readonly ok: false; readonly error: string; readonly errors: readonly FieldError[] };

const named = (path: readonly PropertyKey[]) =>
  path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`,
    )
    .join('');

/** All bad fields at once; `error` is a sentence about the first. */
export function parseGeneratorBody(body: unknown): ParsedGeneratorBody {
  const result = GENERATOR_BODY.safeParse(body);
  if (result.success) return { ok: true, body: result.data };
  const { issues } = result.error;
  const errors = issues.map(({ path, message }) => ({
    pointer: path.map((key) => `/${String(key)}`).join(''),
    message,
  }));
  const [first] = issues;
  const sentence = first ? `${named(first.path) || 'the body'} ${first.message}` : 'bad input';
  return { ok: false, error: first?.message === FROM_REQUIRED ? FROM_REQUIRED : sentence, errors };
}
