import type Big from 'big.js';
import { printedMinorUnit } from '../domain/currency';
import type { GeneratorBody } from './body';
import type { Language } from '../domain/languages';
import { ZERO } from '../domain/money';
import { isCalendarDate } from '../domain/dates';
import { mergeObjects } from '../domain/merge-objects';
import { currentVersion } from '../domain/templates';
import { COLUMN_LABELS } from './columns';
import { discountLabel } from './labels';
import { generatorTotals, rateOf, type GeneratorTotals } from './totals';
import { amountIn } from '../words/amount';
import { paperDate, percentIn, quantityIn, withMinus } from '../words/format';
import { WORDS } from '../words';
import { isMostlyRightToLeft } from '../pdf/text/direction';
import { partyOf } from '../pdf/view-model';
import type {
  Column,
  DocumentView,
  Labelled,
  LabelledParty,
  Line,
  Party,
  PrintOptions,
  TaxSummary,
  Total,
} from '../pdf/view-model';

type Print = (value: Big) => string;

/** Whether an amount is given and not zero. Only then its row is printed (contract §7). */
const isShown = (value: Big | undefined) => value !== undefined && !value.eq(0);

function labelled(label: string, value: string | undefined): Labelled[] {
  return value === undefined ? [] : [{ label, value }];
}

function recipients(body: GeneratorBody): LabelledParty[] {
  const { billTo, shipTo, labels } = body;
  return [...labelled(labels.billTo, billTo), ...labelled(labels.shipTo, shipTo)].map(
    ({ label, value }) => mergeObjects({ label }, partyOf(value)),
  );
}

/** Lines with other rates than one another: each rate has a row of its own. */
const hasSeveralRates = ({ taxes }: GeneratorTotals): boolean => taxes.length > 1;

function linesOfItems(body: GeneratorBody, totals: GeneratorTotals, print: Print): Line[] {
  const { language } = body;
  const quantity = quantityIn(language, WORDS[language].document.units, 'long');
  const percent = percentIn(language);
  let sum = ZERO;
  return body.items.map((line, index) => {
    const { item, qty, rate, unit = '' } = line;
    const amount = totals.amounts[index];
    sum = sum.plus(amount ?? ZERO);
    return {
      item: item.trim(),
      quantity: quantity(qty.toFixed(), unit),
      ...(hasSeveralRates(totals) && { tax: percent(rateOf(line, body)) }),
      // A rate may be finer than the minor unit (0.004 each): it is printed as it was given.
      rate: print(rate),
      amount: amount ? print(amount) : '',
      sumSoFar: print(sum),
    };
  });
}

function totalRows(body: GeneratorBody, totals: GeneratorTotals, print: Print): Total[] {
  const { labels, discount, language } = body;
  const discountText = discountLabel(labels.discount, discount, language);
  const part = (label: string, value: Big, given: Big | undefined, sign: 1 | -1 = 1): Total[] =>
    isShown(given) ? [{ kind: 'part', label, value: print(value.times(sign)) }] : [];
  const taxes = totals.taxes.flatMap(({ rate, tax }) =>
    part(`${labels.tax} (${percentIn(language)(rate)})`, tax, rate),
  );
  return [
    { kind: 'part', label: labels.subTotal, value: print(totals.subtotal) },
    ...part(discountText, totals.discount, totals.discount, -1),
    ...part(labels.notCredited, totals.notCredited, totals.notCredited),
    ...taxes,
    ...part(labels.shipping, totals.shipping, body.shipping),
    { kind: 'total', label: labels.total, value: print(totals.total) },
    ...part(labels.paid, totals.amountPaid, body.amountPaid, -1),
    { kind: 'due', label: labels.balanceDue, value: print(totals.balanceDue) },
  ];
}

/** The net amount of each rate; one rate needs no table for it. */
function taxSummary(
  { language }: GeneratorBody,
  totals: GeneratorTotals,
  print: Print,
): TaxSummary | undefined {
  if (!hasSeveralRates(totals)) return undefined;
  const rows = totals.taxes.map(({ rate, base, tax }) => ({
    rate: percentIn(language)(rate),
    net: print(base),
    tax: print(tax),
  }));
  return { labels: WORDS[language].document.taxSummary, rows };
}

function columnsOf({ labels }: GeneratorBody, totals: GeneratorTotals): Column[] {
  return COLUMN_LABELS.flatMap((key): Column[] => [
    ...(key === 'amount' && hasSeveralRates(totals)
      ? [{ key: 'tax', label: labels.tax } as const]
      : []),
    { key, label: labels[key] },
  ]);
}

/** A date in the form of ISO 8601 is printed as the language writes it, and any other text as given. */
const dateIn = (text: string | undefined, language: Language): string | undefined =>
  text !== undefined && isCalendarDate(text) ? paperDate(text, language, null) : text;

function facts({ labels, language, ...body }: GeneratorBody): Labelled[] {
  const { date, dueDate, supplyDate, poNumber } = body;
  const { deliveryDate } = WORDS[language].document;
  return [
    ...labelled(labels.date, dateIn(date, language)),
    ...labelled(labels.dueDate, dateIn(dueDate, language)),
    ...labelled(deliveryDate, dateIn(supplyDate, language)),
    ...labelled(labels.poNumber, poNumber),
  ];
}

/** The texts of the author: no labels, numbers and addresses. */
const writtenTexts = (
  { items, notes, terms }: GeneratorBody,
  parties: readonly Party[],
): (string | undefined)[] => [
  ...parties.map(({ name }) => name),
  ...items.map(({ item }) => item),
  notes,
  terms,
];

/** The document of a parsed generator request. */
export function generatorView(body: GeneratorBody, options: PrintOptions = {}): DocumentView {
  const { labels, currency, invoiceNumber, language, template } = body;
  const minorUnit = printedMinorUnit(currency);
  const totals = generatorTotals(body, minorUnit);
  const print: Print = withMinus(amountIn(currency, language, minorUnit));
  const sender = partyOf(body.from);
  const parties = recipients(body);
  return {
    template,
    templateVersion: currentVersion(template),
    paper: options.paper ?? 'A4',
    language,
    title: [labels.invoice, invoiceNumber].filter(Boolean).join(' '),
    author: sender.name,
    color: body.themeColor,
    logo: options.logo,
    isMirrored: isMostlyRightToLeft(writtenTexts(body, [sender, ...parties])),
    heading: labels.invoice,
    number: invoiceNumber,
    sender,
    recipients: parties,
    facts: facts(body),
    due: { label: labels.balanceDue, value: print(totals.balanceDue) },
    columns: columnsOf(body, totals),
    carriedLabel: WORDS[language].document.carried,
    lines: linesOfItems(body, totals, print),
    totals: totalRows(body, totals, print),
    taxSummary: taxSummary(body, totals, print),
    remarks: [...labelled(labels.notes, body.notes), ...labelled(labels.terms, body.terms)],
    watermark: options.watermark,
  };
}
