import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import type { AttachedDocument } from '../attached-document';
import { GTIN_SCHEME, PROFILES } from '../formats';
import type { EInvoice, Line, Payment, Period } from '../model';
import { ublNotes } from '../notes';
import { paymentIn } from '../payment';
import { leaf, group, node, xmlText, type Element } from '../xml';
import {
  allowanceCharge,
  amountIn,
  monetaryTotal,
  taxCategory,
  taxTotal,
  type Amount,
} from './amounts';
import { addressParts, party } from './party';

const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd';

/** UNTDID 1001. */
const PROJECT = '50';

const SHAPES = {
  invoice: { root: 'Invoice', line: 'cac:InvoiceLine', quantity: 'cbc:InvoicedQuantity' },
  credit_note: { root: 'CreditNote', line: 'cac:CreditNoteLine', quantity: 'cbc:CreditedQuantity' },
} as const;

function typeCode({ kind, typeCode: code, dueDate }: EInvoice): (Element | null)[] {
  if (kind === 'credit_note') return [leaf('cbc:CreditNoteTypeCode', code)];
  return [leaf('cbc:DueDate', dueDate), leaf('cbc:InvoiceTypeCode', code)];
}

/** Where only the seller's number is known, the obligatory one of the buyer says so (Peppol BIS Billing 3). */
function orderReference({ orderReference: own, references }: EInvoice): Element | null {
  const ofSeller = references.sales_order_reference;
  return node(
    'cac:OrderReference',
    leaf('cbc:ID', own ?? (ofSeller === null ? null : 'NA')),
    leaf('cbc:SalesOrderID', ofSeller),
  );
}

const period = (of: Period | null): Element | null =>
  node(
    'cac:InvoicePeriod',
    leaf('cbc:StartDate', of?.start ?? null),
    leaf('cbc:EndDate', of?.end ?? null),
  );

const named = (name: string, id: string | null): Element | null => node(name, leaf('cbc:ID', id));

/** BG-24. */
const attached = ({ name, description, mimeCode, content }: AttachedDocument) =>
  node(
    'cac:AdditionalDocumentReference',
    leaf('cbc:ID', name),
    leaf('cbc:DocumentDescription', description),
    node(
      'cac:Attachment',
      leaf('cbc:EmbeddedDocumentBinaryObject', content, { mimeCode, filename: name }),
    ),
  );

/** The other references, in the order of each schema. A credit note has no element for a project. */
function references({ kind, references: of, attachments }: EInvoice): (Element | null)[] {
  const despatch = named('cac:DespatchDocumentReference', of.despatch_reference);
  const tender = named('cac:OriginatorDocumentReference', of.tender_reference);
  const contract = named('cac:ContractDocumentReference', of.contract_reference);
  const project = of.project_reference;
  if (kind === 'invoice') {
    const ofProject = named('cac:ProjectReference', project);
    return [despatch, tender, contract, ...attachments.map(attached), ofProject];
  }
  const asDocument =
    project === null
      ? null
      : node(
          'cac:AdditionalDocumentReference',
          leaf('cbc:ID', project),
          leaf('cbc:DocumentTypeCode', PROJECT),
        );
  return [despatch, contract, asDocument, tender];
}

function head(invoice: EInvoice, format: EInvoiceFormat): (Element | null)[] {
  const { specification, process } = PROFILES[format];
  return [
    leaf('cbc:CustomizationID', specification),
    leaf('cbc:ProfileID', process ?? invoice.businessProcess),
    leaf('cbc:ID', invoice.number),
    leaf('cbc:IssueDate', invoice.issueDate),
    ...typeCode(invoice),
    ...ublNotes(invoice, format).map((note) => leaf('cbc:Note', note)),
    leaf('cbc:DocumentCurrencyCode', invoice.currency),
    leaf('cbc:BuyerReference', invoice.references.buyer_reference),
    period(invoice.period),
    orderReference(invoice),
    node(
      'cac:BillingReference',
      node(
        'cac:InvoiceDocumentReference',
        leaf('cbc:ID', invoice.precedingInvoice?.number ?? null),
        leaf('cbc:IssueDate', invoice.precedingInvoice?.issueDate ?? null),
      ),
    ),
    ...references(invoice),
  ];
}

function delivery({ delivery: { name, date, address } }: EInvoice): Element | null {
  return node(
    'cac:Delivery',
    leaf('cbc:ActualDeliveryDate', date),
    node('cac:DeliveryLocation', address && node('cac:Address', ...addressParts(address))),
    node('cac:DeliveryParty', node('cac:PartyName', leaf('cbc:Name', name))),
  );
}

function paymentMeans(payment: Payment | null): Element | null {
  if (payment === null) return null;
  return node(
    'cac:PaymentMeans',
    leaf('cbc:PaymentMeansCode', payment.meansCode),
    leaf('cbc:PaymentID', payment.reference),
    node(
      'cac:PayeeFinancialAccount',
      leaf('cbc:ID', payment.iban ?? payment.accountNumber),
      leaf('cbc:Name', payment.accountName),
      node('cac:FinancialInstitutionBranch', leaf('cbc:ID', payment.bic)),
    ),
  );
}

/** BG-25. */
function line(one: Line, { kind }: EInvoice, amount: Amount): Element | null {
  const shape = SHAPES[kind];
  return node(
    shape.line,
    leaf('cbc:ID', one.id),
    leaf(shape.quantity, one.quantity, { unitCode: one.unitCode }),
    amount('cbc:LineExtensionAmount', one.net),
    period(one.period),
    node('cac:OrderLineReference', leaf('cbc:LineID', one.orderLine)),
    ...one.allowances.map((part) => allowanceCharge(part, amount, null)),
    node(
      'cac:Item',
      leaf('cbc:Description', one.description),
      leaf('cbc:Name', one.name),
      named('cac:SellersItemIdentification', one.sellerItemId),
      node(
        'cac:StandardItemIdentification',
        leaf('cbc:ID', one.standardItemId, { schemeID: GTIN_SCHEME }),
      ),
      taxCategory('cac:ClassifiedTaxCategory', one.tax),
    ),
    node('cac:Price', amount('cbc:PriceAmount', one.price)),
  );
}

/** UBL 2.1: Invoice or CreditNote. */
export function writeUbl(invoice: EInvoice, format: EInvoiceFormat): string {
  const { root } = SHAPES[invoice.kind];
  const amount = amountIn(invoice.currency);
  const element = group(
    root,
    ...head(invoice, format),
    party('cac:AccountingSupplierParty', invoice.seller, true),
    party('cac:AccountingCustomerParty', invoice.buyer, false),
    delivery(invoice),
    paymentMeans(paymentIn(invoice, format)),
    node('cac:PaymentTerms', leaf('cbc:Note', invoice.paymentTerms)),
    ...invoice.allowances.map((one) => allowanceCharge(one, amount, one.tax)),
    taxTotal(invoice, amount),
    monetaryTotal(invoice, amount),
    ...invoice.lines.map((one) => line(one, invoice, amount)),
  );
  return xmlText(element, {
    '': `${OASIS}:${root}-2`,
    cac: `${OASIS}:CommonAggregateComponents-2`,
    cbc: `${OASIS}:CommonBasicComponents-2`,
  });
}
