import type { BilledReferenceName } from '../../domain/fields/references';
import { NEUTRAL } from '../../domain/color';
import { countryOf } from '../../domain/postal-address';
import type { DeliveryAddress } from '../../domain/delivery-address';
import type { StoredDocument } from '../../billing/document';
import type {
  BusinessDetails,
  CustomerDetails,
  PrintedFields,
} from '../../billing/sql/printed-details';
import { placedFields } from './custom-fields';
import { footerOf } from './footer';
import { isMostlyRightToLeft } from '../text/direction';
import { columnsOf, printLines } from './lines';
import { deliveredTo, storedParty } from './party';
import { labelled, type Printing } from './printing';
import { taxParts, type TaxParts } from './tax';
import { termsInWords } from './terms';
import type { DocumentView, Labelled, PrintOptions, Remark, Stamp, Total } from '../view-model';

/** What is printed of a document of each kind. */
export interface PrintedDocument
  extends
    Partial<Record<BilledReferenceName, string | null>>,
    Pick<
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
  delivery_address?: DeliveryAddress | null;
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
  printing: Printing,
): Remark[] => [
  ...labelled(printing.words.taxRemark, tax),
  ...own.remarks,
  ...labelled(printing.words.labels.notes, document.notes),
  ...labelled(printing.words.labels.terms, termsInWords(document.terms, printing)),
];

/** The first and the last of the sums. Some languages name them otherwise where tax stands between. */
interface DocumentSums {
  readonly subtotal: Total;
  readonly total: Total;
}

function sums(
  { subtotal, total }: PrintedDocument,
  { words, money }: Printing,
  tax: TaxParts,
): DocumentSums {
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

/**
 * The sums. An amount stands there once: the total of a document that nothing was paid of is what is due,
 * and a document without tax needs no subtotal.
 */
function totalsOf(
  { subtotal, total }: Pick<DocumentSums, 'subtotal' | 'total'>,
  tax: TaxParts,
  { end }: OwnParts,
): Total[] {
  const [only, ...others] = end;
  const isDue = others.length === 0 && only?.value === total.value;
  const last: Total[] = isDue ? [{ ...total, kind: 'due' }] : [total, ...end];
  const isSame = tax.rows.length === 0 && subtotal.value === total.value;
  return [...(isSame ? [] : [subtotal]), ...tax.rows, ...last];
}

function dueOf({ due, end }: OwnParts, total: Total): Labelled {
  if (due === 'total') return { label: total.label, value: total.value };
  return due ?? end.at(-1) ?? total;
}

/** The document's reference of the buyer stands in place of that of the customer (contract §18). */
function factsOf(document: PrintedDocument, own: OwnParts, { words }: Printing): Labelled[] {
  const { buyer_reference: ofBuyer } = document;
  return [
    ...own.facts,
    ...labelled(words.customerNumber, document.customer.customer_number ?? null),
    ...Object.entries(words.references).flatMap(([name, label]) =>
      labelled(label, document[name as keyof typeof words.references] ?? null),
    ),
    ...labelled(words.yourReference, ofBuyer ?? document.customer.buyer_reference),
  ];
}

function partiesOf(
  { customer, delivery_address: place }: PrintedDocument,
  business: BusinessDetails,
  { language, words }: Printing,
  { label, fields, footer }: { label: string; fields: Labelled[]; footer: DocumentView['footer'] },
): Pick<DocumentView, 'sender' | 'recipients'> {
  // A customer without a country is one at home.
  const at = { language, home: countryOf(business) };
  return {
    sender: storedParty(business, { language, withoutTaxNumbers: footer !== undefined }),
    recipients: [
      { label, ...storedParty(customer, at, fields) },
      ...(place ? [{ label: words.labels.shipTo, ...deliveredTo(place, customer, at) }] : []),
    ],
  };
}

/** The texts of the author: no words of the service, numbers and addresses. */
const writtenTexts = (
  { customer, lines, notes, terms }: PrintedDocument,
  business: BusinessDetails,
): (string | null | undefined)[] => [
  business.name,
  customer.name,
  ...lines.map(({ description }) => description),
  notes,
  terms,
];

/** The choices of the business, without its words. */
const lookOf = (business: BusinessDetails, printing: Printing, options: PrintOptions) => ({
  paper: business.paper_size ?? options.paper ?? 'A4',
  color: business.brand_color ?? NEUTRAL,
  font: printing.look.font,
  logo: options.logo,
  logoSide: printing.look.logo_side,
  hasWindow: printing.look.address_window === 'din5008' ? true : undefined,
  footer: footerOf(business, printing, options),
  watermark: options.watermark,
});

/** What all kinds print alike. */
export function storedView(
  document: PrintedDocument,
  business: BusinessDetails,
  printing: Printing,
  own: OwnParts,
  options: PrintOptions,
): DocumentView {
  const { lines, template_type: template } = document;
  const { language, words, version, look } = printing;
  const tax = taxParts(lines, printing);
  const { facts, ofCustomer, remarks } = placedFields(document.fields, look);
  const { total, subtotal } = sums(document, printing, tax);
  const columns = columnsOf(lines, tax, printing);
  const chosen = lookOf(business, printing, options);
  const recipient = { label: own.recipient, fields: ofCustomer };
  return {
    template,
    templateVersion: version,
    language,
    title: `${own.heading} ${document.number}`,
    author: business.name,
    ...chosen,
    isMirrored: isMostlyRightToLeft(writtenTexts(document, business)),
    heading: own.heading,
    number: document.number,
    numberLabel: words.number,
    ...partiesOf(document, business, printing, { ...recipient, footer: chosen.footer }),
    facts: [...factsOf(document, own, printing), ...facts],
    due: dueOf(own, total),
    columns,
    carriedLabel: words.carried,
    lines: printLines(lines, columns, printing, tax),
    totals: totalsOf({ subtotal, total }, tax, own),
    taxSummary: tax.summary,
    remarks: [...remarksOf(document, tax.remark, own, printing), ...remarks],
    stamp: own.stamp,
    mark: document.status === 'draft' ? words.draft : undefined,
  };
}
