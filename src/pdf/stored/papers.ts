import type { StoredDocument } from '../../billing/document';
import type { LineRow } from '../../billing/rows';
import type { BusinessDetails } from '../../billing/sql/printed-details';
import type { DocumentPaper } from '../../domain/document-papers';
import type { DocumentView, PrintOptions } from '../view-model';
import { storedView, type OwnParts, type PrintedDocument } from './document-view';
import { dated, labelled, printingOf, type Printing } from './printing';

/** A paper has no number of its own, and no draft: it names that of the document as its reference. */
const referring = (view: DocumentView): DocumentView => ({
  ...view,
  number: undefined,
  mark: undefined,
});

const ZERO_AMOUNTS = {
  unit_price: '0',
  discount_rate: '0',
  tax_rate: '0',
  tax_amount: '0',
  tax_category: null,
  tax_exemption_reason: null,
  amount: '0',
} satisfies Partial<LineRow>;

/** Terms are of payment. */
const withoutAmounts = <Document extends PrintedDocument>(document: Document): Document => ({
  ...document,
  terms: null,
  lines: document.lines.map((line) => ({ ...line, ...ZERO_AMOUNTS })),
});

const isCounted = ({ key }: { readonly key: string }) => key === 'item' || key === 'quantity';

/** What was delivered: the lines of an invoice with their quantities. */
function deliveryNote(
  invoice: PrintedDocument,
  business: BusinessDetails,
  printing: Printing,
  parts: Omit<OwnParts, 'heading'>,
  options: PrintOptions,
): DocumentView {
  const { papers } = printing.words;
  const due = { label: papers.reference, value: invoice.number };
  const own = { ...parts, heading: papers.deliveryNote, due };
  const view = storedView(withoutAmounts(invoice), business, printing, own, options);
  return {
    ...view,
    columns: view.columns.filter(isCounted),
    lines: view.lines.map((line) => ({ ...line, rate: '', amount: '', sumSoFar: undefined })),
    totals: [],
  };
}

/** Where the reference stands beside the dates. */
const withReference = (parts: OwnParts, number: string, { words }: Printing): OwnParts => ({
  ...parts,
  facts: [...labelled(words.papers.reference, number), ...parts.facts],
});

/** A paper of a stored document, as `GET /api/v1/…/{id}/pdf?paper=…` prints it. */
export function paperView(
  paper: DocumentPaper,
  document: StoredDocument,
  business: BusinessDetails,
  options: PrintOptions = {},
): DocumentView {
  const printing = printingOf(document, business);
  const { words } = printing;
  const { customer, orderConfirmation, proforma, noDemand } = words.papers;
  const parts = {
    recipient: customer,
    facts: [
      ...dated(words.issued, document.issue_date, printing),
      ...('amount_paid' in document
        ? [
            ...dated(words.deliveryDate, document.delivery_date, printing),
            ...labelled(words.orderReference, document.order_reference),
          ]
        : []),
    ],
    end: [],
    remarks: [],
  };
  if (paper === 'delivery_note') {
    return referring(deliveryNote(document, business, printing, parts, options));
  }
  const own =
    paper === 'proforma'
      ? { ...parts, heading: proforma, remarks: labelled(noDemand.label, noDemand.text) }
      : { ...parts, heading: orderConfirmation };
  const named = withReference(own, document.number, printing);
  return referring(storedView(document, business, printing, named, options));
}
