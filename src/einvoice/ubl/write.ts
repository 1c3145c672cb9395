import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import { PROFILES } from '../formats';
import type { EInvoice, Line, Payment } from '../model';
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

const SHAPES = {
  invoice: { root: 'Invoice', line: 'cac:InvoiceLine', quantity: 'cbc:InvoicedQuantity' },
  credit_note: { root: 'CreditNote', line: 'cac:CreditNoteLine', quantity: 'cbc:CreditedQuantity' },
} as const;

function typeCode({ kind, typeCode: code, dueDate }: EInvoice): (Element | null)[] {
  if (kind === 'credit_note') return [leaf('cbc:CreditNoteTypeCode', code)];
  return [leaf('cbc:DueDate', dueDate), leaf('cbc:InvoiceTypeCode', code)];
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
    leaf('cbc:BuyerReference', invoice.buyerReference),
    node('cac:OrderReference', leaf('cbc:ID', invoice.orderReference)),
    node(
      'cac:BillingReference',
      node(
        'cac:InvoiceDocumentReference',
        leaf('cbc:ID', invoice.precedingInvoice?.number ?? null),
        leaf('cbc:IssueDate', invoice.precedingInvoice?.issueDate ?? null),
      ),
    ),
  ];
}

function delivery({ delivery: { date, address } }: EInvoice): Element | null {
  return node(
    'cac:Delivery',
    leaf('cbc:ActualDeliveryDate', date),
    node('cac:DeliveryLocation', address && node('cac:Address', ...addressParts(address))),
  );
}

function paymentMeans(payment: Payment | null): Element | null {
  if (payment === null) return null;
  return node(
    'cac:PaymentMeans',
    leaf('cbc:PaymentMeansCode', payment.meansCode),
    node(
      'cac:PayeeFinancialAccount',
      leaf('cbc:ID', payment.iban),
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
    ...one.allowances.map((part) => allowanceCharge(part, amount, null)),
    node(
      'cac:Item',
      leaf('cbc:Description', one.description),
      leaf('cbc:Name', one.name),
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
