import Big from 'big.js';
import { z } from 'zod';
import { checkDecimal, checkOneOf, checkText, checkUnitCode, type Check } from '../domain/checks';
import { checkColor } from '../domain/color';
import { readDecimal } from '../domain/decimal-text';
import { LANGUAGES, type Language } from '../domain/languages';
import { mergeObjects } from '../domain/merge-objects';
import { TEMPLATES, type TemplateName } from '../domain/templates';
import { textBudgetProblem } from '../domain/text-budget';
import { say } from '../messages/message';
import { DOCS, required } from '../validation/fields';
import { issueOf } from '../validation/issue';
import { WORDS } from '../words';
import { E_INVOICE } from './e-invoice-fields';
import { blankAsOmitted, field, text } from './fields';
import { COLUMN_LABELS } from './columns';
import { DEFAULT_LABELS, type Labels } from './labels';
import { isShare, readDiscount, type Discount } from './totals';

const MAX_DECIMAL = new Big('1e13');

/** A decimal string, or a JSON number; `suffix` may follow (`%`). */
function decimal(description: string, suffix = '') {
  const check: Check<Big> = (input) => {
    const exact = exactDecimal(input, suffix);
    return exact?.abs().lt(MAX_DECIMAL) ? { value: exact } : { problem: say('not_decimal') };
  };
  return field(check, { type: ['string', 'number', 'null'], description });
}

const checkDiscount: Check<Discount> = (input) => {
  const isRate = typeof input === 'string' && input.trim().endsWith('%');
  const discount = isRate ? readDiscount(input) : exactDecimal(input, '');
  if (discount && (isShare(discount) || discount.abs().lt(MAX_DECIMAL))) return { value: discount };
  return { problem: say(isRate ? 'not_discount' : 'not_decimal') };
};

function exactDecimal(input: unknown, suffix: string): Big | undefined {
  if (input instanceof Big) return input;
  if (typeof input === 'number') return Number.isFinite(input) ? new Big(input) : undefined;
  return typeof input === 'string' ? readDecimal(input, suffix) : undefined;
}

/** A required JSON number with any number of decimals. */
function number(description: string, below: string) {
  const check = checkDecimal({ maxDecimals: 60, sizeBelow: new Big(below) });
  return z
    .unknown()
    .transform((input, context): Big => {
      const checked = check(input);
      if ('value' in checked) return checked.value;
      context.issues.push(issueOf(checked.problem));
      return z.NEVER;
    })
    .meta({ type: 'number', description });
}

const ITEM = z.object(
  {
    id: text('Any name of the line; not printed.'),
    item: required(checkText(2_000), DOCS.text('What is sold.', 2_000)),
    qty: number('Quantity.', '1e9'),
    rate: number('Price of one.', '1e12'),
    unit: field(checkUnitCode, {
      type: ['string', 'null'],
      description:
        'Unit by UN/ECE Recommendation 20, such as HUR for hours. Printed after the quantity in the words of `language`. Default: none.',
    }),
    tax: decimal('Percentage of tax of this line, in place of `tax`.', '%'),
  },
  'must be an object',
);

const LABELS = z
  .object(
    Object.fromEntries(
      Object.entries(DEFAULT_LABELS).map(([key, label]) => [
        key,
        field(checkText(255), { ...DOCS.text('Printed label.'), default: label }),
      ]),
    ) as Record<keyof Labels, ReturnType<typeof field<string>>>,
    'must be an object',
  )
  .meta({
    description:
      'Other words for the printed labels. Those left out are in `language`; the defaults shown are the English ones.',
  });

const DATE =
  'A date such as 2026-01-31 is printed as `language` writes it, and any other text as given.';

const LANGUAGE =
  'Language of labels, numbers and dates. Your own texts and `currency` are printed as given, the currency where the language puts it.';

const FROM_REQUIRED = '"from" is required: the sender/business information';

type GivenLabels = { readonly [Key in keyof Labels]?: string | undefined };

/** The labels as they are printed, in the order of the defaults. */
function labelsIn(language: Language, given: GivenLabels): Labels {
  const entries = Object.entries(WORDS[language].document.labels) as [keyof Labels, string][];
  return Object.fromEntries(entries.map(([key, label]) => [key, given[key] ?? label])) as Record<
    keyof Labels,
    string
  >;
}

interface Defaulted {
  readonly language: Language;
  readonly labels?: GivenLabels | undefined;
  readonly currency?: string | undefined;
  readonly date?: string | undefined;
  readonly dueDate?: string | undefined;
  readonly eInvoice?: z.infer<typeof E_INVOICE> | undefined;
}

/** The page of an e-invoice prints its currency and dates, unless the body words them. */
function defaultsOf({ language, labels = {}, currency, date, dueDate, eInvoice }: Defaulted) {
  return {
    labels: labelsIn(language, labels),
    currency: currency ?? eInvoice?.currency ?? '$',
    ...(eInvoice ? { date: date ?? eInvoice.issueDate, dueDate: dueDate ?? eInvoice.dueDate } : {}),
  };
}

/** Body of `POST /api/invoice/generate` and `/preview`; decimals come out as exact numbers. */
export const GENERATOR_BODY = z
  .object(
    {
      from: z
        .unknown()
        .transform((input, context): string => {
          const given = blankAsOmitted(input);
          const checked =
            given === undefined ? { problem: FROM_REQUIRED } : checkText(1_000)(given);
          if ('value' in checked) return checked.value;
          context.issues.push(issueOf(checked.problem));
          return z.NEVER;
        })
        .meta(DOCS.text('Sender: name, then address, a line each.', 1_000)),
      items: z
        .array(ITEM, 'must be an array of items')
        .min(1, 'must have at least one item')
        .max(1_000, 'must have at most 1,000 items'),
      billTo: text('Client: name, then billing address.', 1_000),
      shipTo: text('Shipping address, if another.', 1_000),
      invoiceNumber: text('Reference number; names the file too.'),
      date: text(DATE),
      dueDate: text(DATE),
      supplyDate: text(`When the goods or services were supplied. ${DATE}`),
      poNumber: text('Purchase order number.'),
      tax: decimal(
        'Percentage of the subtotal after discount, such as 10 or 10%. Lines may have others: then each rate has a row, and a discount falls on the rates by the sums of their lines.',
        '%',
      ),
      discount: field(checkDiscount, {
        type: ['string', 'number', 'null'],
        description:
          'Taken off the subtotal, and at most all of it: an amount, or a share such as 10%.',
      }),
      shipping: decimal('Cost added to the total.'),
      amountPaid: decimal('Taken off the balance due.'),
      currency: field(checkText(8), { ...DOCS.text('Printed before amounts.', 8), default: '$' }),
      notes: text('Printed below the lines.', 10_000),
      terms: text('Payment terms.', 10_000),
      template: field<TemplateName, TemplateName>(
        checkOneOf(TEMPLATES),
        { ...DOCS.oneOf(TEMPLATES, 'Look of the PDF.'), default: 'modern' },
        'modern',
      ),
      logo: text('http, https or data: URL of a PNG or JPEG, at most 2 MB.', 4_000_000),
      themeColor: field(
        checkColor,
        { ...DOCS.text('Of headings and accents: #RGB or #RRGGBB.', 7), default: '#1E40AF' },
        '#1E40AF',
      ),
      language: field<Language, Language>(
        checkOneOf(LANGUAGES),
        { ...DOCS.oneOf(LANGUAGES, LANGUAGE), default: 'en' },
        'en',
      ),
      labels: z.preprocess((value) => value ?? {}, LABELS).optional(),
      eInvoice: z.preprocess((value) => value ?? undefined, E_INVOICE.optional()).optional(),
    },
    'must be a JSON object',
  )
  .transform((body) => mergeObjects(body, defaultsOf(body)))
  .meta({ id: 'GeneratorInvoice', title: 'Invoice to print' });

export type GeneratorBody = z.infer<typeof GENERATOR_BODY>;

/** The heads of the columns count where they are other words: a body without them has the same limit as ever. */
function wordsOf(labels: Labels, language: Language): string[] {
  const own = WORDS[language].document.labels;
  return Object.entries(labels).flatMap(([key, label]) =>
    COLUMN_LABELS.some((head) => head === key && label === own[head]) ? [] : [label],
  );
}

/** The texts that are printed. */
function textsOf({ items, labels, language, ...fields }: GeneratorBody): string[] {
  const { from, billTo, shipTo, invoiceNumber, date, dueDate, supplyDate, poNumber } = fields;
  const { notes, terms } = fields;
  const dates = [date, dueDate, supplyDate];
  const single = [from, billTo, shipTo, invoiceNumber, ...dates, poNumber, notes, terms];
  return [...single, ...wordsOf(labels, language), ...items.map(({ item }) => item)].filter(
    (text) => text !== undefined,
  );
}

interface FieldError {
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
  if (result.success) {
    const problem = textBudgetProblem(textsOf(result.data));
    if (problem === null) return { ok: true, body: result.data };
    return {
      ok: false,
      error: `the invoice ${problem}`,
      errors: [{ pointer: '', message: problem }],
    };
  }
  const { issues } = result.error;
  const errors = issues.map(({ path, message }) => ({
    pointer: path.map((key) => `/${String(key)}`).join(''),
    message,
  }));
  const [first] = issues;
  const sentence = first ? `${named(first.path) || 'the body'} ${first.message}` : 'bad input';
  return { ok: false, error: first?.message === FROM_REQUIRED ? FROM_REQUIRED : sentence, errors };
}
