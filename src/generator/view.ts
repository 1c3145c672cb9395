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
import { generatorTotals, isShare, type GeneratorTotals } from './totals';
import { amountIn } from '../words/amount';
import { numberIn, paperDate, percentIn, withMinus } from '../words/format';
import { WORDS } from '../words';
import { partyOf } from '../pdf/view-model';
import type {
  DocumentView,
  Labelled,
  LabelledParty,
  Line,
  PrintOptions,
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

function linesOfItems(body: GeneratorBody, totals: GeneratorTotals, print: Print): Line[] {
  const quantity = numberIn(body.language);
  let sum = ZERO;
  return body.items.map(({ item, qty, rate }, index) => {
    const amount = totals.amounts[index];
    sum = sum.plus(amount ?? ZERO);
    return {
      item: item.trim(),
      quantity: quantity(qty),
      // A rate may be finer than the minor unit (0.004 each): it is printed as it was given.
      rate: print(rate),
      amount: amount ? print(amount) : '',
      sumSoFar: print(sum),
    };
  });
}

function totalRows(body: GeneratorBody, totals: GeneratorTotals, print: Print): Total[] {
  const { labels, tax, discount, language } = body;
  const discountGiven = discount && isShare(discount) ? discount.percent : discount;
  const discountText = discountLabel(labels.discount, discount, language);
  const part = (label: string, value: Big, given: Big | undefined, sign: 1 | -1 = 1): Total[] =>
    isShown(given) ? [{ kind: 'part', label, value: print(value.times(sign)) }] : [];
  const taxLabel = `${labels.tax} (${percentIn(language)(tax ?? ZERO)})`;
  return [
    { kind: 'part', label: labels.subTotal, value: print(totals.subtotal) },
    ...part(discountText, totals.discount, discountGiven, -1),
    ...part(taxLabel, totals.tax, tax),
    ...part(labels.shipping, totals.shipping, body.shipping),
    { kind: 'total', label: labels.total, value: print(totals.total) },
    ...part(labels.paid, totals.amountPaid, body.amountPaid, -1),
    { kind: 'due', label: labels.balanceDue, value: print(totals.balanceDue) },
  ];
}

/** A date in the form of ISO 8601 is printed as the language writes it, and any other text as given. */
const dateIn = (text: string | undefined, language: Language): string | undefined =>
  text !== undefined && isCalendarDate(text) ? paperDate(text, language, null) : text;

function facts({ date, dueDate, poNumber, labels, language }: GeneratorBody): Labelled[] {
  return [
    ...labelled(labels.date, dateIn(date, language)),
    ...labelled(labels.dueDate, dateIn(dueDate, language)),
    ...labelled(labels.poNumber, poNumber),
  ];
}

/** The document of a parsed generator request. */
export function generatorView(body: GeneratorBody, options: PrintOptions = {}): DocumentView {
  const { labels, currency, invoiceNumber, language } = body;
  const minorUnit = printedMinorUnit(currency);
  const totals = generatorTotals(body, minorUnit);
  const print: Print = withMinus(amountIn(currency, language, minorUnit));
  const sender = partyOf(body.from);
  const { template = 'modern' } = options;
  return {
    template,
    templateVersion: currentVersion(template),
    paper: options.paper ?? 'A4',
    language,
    title: [labels.invoice, invoiceNumber].filter(Boolean).join(' '),
    author: sender.name,
    color: body.themeColor,
    logo: options.logo,
    heading: labels.invoice,
    number: invoiceNumber,
    sender,
    recipients: recipients(body),
    facts: facts(body),
    due: { label: labels.balanceDue, value: print(totals.balanceDue) },
    columns: COLUMN_LABELS.map((key) => ({ key, label: labels[key] })),
    carriedLabel: WORDS[language].document.carried,
    lines: linesOfItems(body, totals, print),
    totals: totalRows(body, totals, print),
    remarks: [...labelled(labels.notes, body.notes), ...labelled(labels.terms, body.terms)],
    watermark: options.watermark,
  };
}
