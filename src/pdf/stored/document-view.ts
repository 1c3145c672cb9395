import { countryOf } from '../../domain/postal-address';
import { currentVersion } from '../../domain/templates';
import type { StoredDocument } from '../../billing/document';
import type {
  BusinessDetails,
  CustomerDetails,
  PrintedFields,
} from '../../billing/sql/printed-details';
import { placedFields } from './custom-fields';
import { columnsOf, printLine } from './lines';
import { storedParty } from './party';
import type { Printing } from './printing';
import { taxParts, type TaxParts } from './tax';
import type { DocumentView, Labelled, PrintOptions, Remark, Stamp, Total } from '../view-model';

const COLOR = '#1E40AF';

export const labelled = (label: string, value: string | null): Labelled[] =>
  value ? [{ label, value }] : [];

/** A date as the document prints it. */
export const dated = (
  label: string,
  date: string | null | undefined,
  printing: Printing,
): Labelled[] => labelled(label, date ? printing.date(date) : null);

/** What is printed of a document of each kind. */
export interface PrintedDocument extends Pick<
  StoredDocument,
  | 'number'
  | 'currency'
  | 'notes'
  | 'subtotal'
  | 'total'
  | 'lines'
  | 'template_type'
  | 'template_version'
> {
  status?: string;
  terms?: string | null;
  customer: CustomerDetails;
  fields?: PrintedFields;
}

/** What one kind prints otherwise than the others. */
export interface OwnParts {
  heading: string;
  recipient: string;
  facts: Labelled[];
  /** Rows below the total. */
  end: Total[];
  /** Where it is not the last row. */
  due?: Labelled | 'total';
  /** Texts before notes and terms. */
  remarks: Remark[];
  stamp?: Stamp | undefined;
}

const remarksOf = (
  document: PrintedDocument,
  tax: string | null,
  own: OwnParts,
  { labels, taxRemark }: Printing['words'],
): Remark[] => [
  ...labelled(taxRemark, tax),
  ...own.remarks,
  ...labelled(labels.notes, document.notes),
  ...labelled(labels.terms, document.terms ?? null),
];

/** The first and the last of the sums. Some languages name them otherwise where tax stands between. */
function sums({ subtotal, total }: PrintedDocument, { words, money }: Printing, tax: TaxParts) {
  const { labels, netTotal, grossTotal } = words;
  const isTaxed = tax.cell !== undefined;
  const row = (kind: 'part' | 'total', label: string, amount: string): Total => {
    return { kind, label, value: money(amount) };
  };
  return {
    subtotal: row('part', isTaxed ? netTotal : labels.subTotal, subtotal),
    total: row('total', isTaxed ? grossTotal : labels.total, total),
  };
}

function dueOf({ due, end }: OwnParts, total: Total): Labelled {
  if (due === 'total') return { label: total.label, value: total.value };
  return due ?? end.at(-1) ?? total;
}

const factsOf = ({ customer }: PrintedDocument, own: OwnParts, { words }: Printing): Labelled[] => [
  ...own.facts,
  ...labelled(words.yourReference, customer.buyer_reference),
];

const NO_FIELDS: PrintedFields = { document: [], customer: [] };

/** What all kinds print alike. */
export function storedView(
  document: PrintedDocument,
  business: BusinessDetails,
  printing: Printing,
  own: OwnParts,
  options: PrintOptions,
): DocumentView {
  const { lines, template_type: template } = document;
  const { language, words } = printing;
  const tax = taxParts(lines, printing);
  // A customer without a country is one at home.
  const at = { language, home: countryOf(business) };
  const { facts, ofCustomer, remarks } = placedFields(document.fields ?? NO_FIELDS);
  const { total, subtotal } = sums(document, printing, tax);
  return {
    template,
    templateVersion: document.template_version ?? currentVersion(template),
    paper: options.paper ?? 'A4',
    language,
    title: `${own.heading} ${document.number}`,
    author: business.name,
    color: COLOR,
    logo: options.logo,
    heading: own.heading,
    number: document.number,
    // Templates have the English word themselves.
    numberLabel: language === 'en' ? undefined : words.number,
    sender: storedParty(business, { language }),
    recipients: [{ label: own.recipient, ...storedParty(document.customer, at, ofCustomer) }],
    facts: [...factsOf(document, own, printing), ...facts],
    due: dueOf(own, total),
    columns: columnsOf(lines, tax, words),
    lines: lines.map((line) => printLine(line, printing, tax)),
    totals: [subtotal, ...tax.rows, total, ...own.end],
    taxSummary: tax.summary,
    remarks: [...remarksOf(document, tax.remark, own, words), ...remarks],
    stamp: own.stamp,
    watermark: options.watermark,
    mark: document.status === 'draft' ? words.draft : undefined,
  };
}
