import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import type {
  AllowanceCharge,
  EInvoice,
  Payment,
  Period,
  Tax,
  TaxBreakdown,
  Totals,
} from '../model';
import { paymentIn } from '../payment';
import { leaf, node, type Element } from '../xml';
import { isZero } from '../../domain/money';

/** `20261122`, by format 102 of UNTDID 2379. */
export const dateTime = (name: string, type: 'udt' | 'qdt', date: string | null): Element | null =>
  node(name, leaf(`${type}:DateTimeString`, date?.replaceAll('-', '') ?? null, { format: '102' }));

/** BT-151 and the like. Outside the scope of tax there is no rate (BR-O-05). */
export function tax(name: string, { category, rate }: Tax): Element | null {
  if (category === null) return null;
  return node(
    name,
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:CategoryCode', category),
    leaf('ram:RateApplicablePercent', category === 'O' ? null : rate),
  );
}

/** BG-20, BG-21, BG-27 or BG-28. @param ofDocument the tax of one on the whole document */
export function allowanceCharge(one: AllowanceCharge, ofDocument: Tax | null): Element | null {
  return node(
    'ram:SpecifiedTradeAllowanceCharge',
    node('ram:ChargeIndicator', leaf('udt:Indicator', String(one.isCharge))),
    leaf('ram:CalculationPercent', one.percentage),
    leaf('ram:BasisAmount', one.base),
    leaf('ram:ActualAmount', one.amount),
    leaf('ram:ReasonCode', one.reasonCode),
    leaf('ram:Reason', one.reason),
    ofDocument && tax('ram:CategoryTradeTax', ofDocument),
  );
}

/** BG-14 or BG-26. */
export const period = (of: Period | null): Element | null =>
  node(
    'ram:BillingSpecifiedPeriod',
    dateTime('ram:StartDateTime', 'udt', of?.start ?? null),
    dateTime('ram:EndDateTime', 'udt', of?.end ?? null),
  );

function paymentMeans(payment: Payment | null): Element | null {
  if (payment === null) return null;
  return node(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    leaf('ram:TypeCode', payment.meansCode),
    node(
      'ram:PayeePartyCreditorFinancialAccount',
      leaf('ram:IBANID', payment.iban),
      leaf('ram:AccountName', payment.accountName),
      leaf('ram:ProprietaryID', payment.accountNumber),
    ),
    node('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', payment.bic)),
  );
}

/** BG-23. The rate stands there in every category, since XRechnung wants it (BR-DE-14). */
function breakdown(one: TaxBreakdown): Element | null {
  if (one.category === null) return null;
  return node(
    'ram:ApplicableTradeTax',
    leaf('ram:CalculatedAmount', one.tax),
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:ExemptionReason', one.exemptionReason),
    leaf('ram:BasisAmount', one.taxable),
    leaf('ram:CategoryCode', one.category),
    leaf('ram:ExemptionReasonCode', one.exemptionCode),
    leaf('ram:RateApplicablePercent', one.rate),
  );
}

/** BG-22. */
function summation(totals: Totals, currency: string): Element | null {
  const given = (text: string) => (isZero(text) ? null : text);
  return node(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    leaf('ram:LineTotalAmount', totals.lines),
    leaf('ram:ChargeTotalAmount', given(totals.charges)),
    leaf('ram:AllowanceTotalAmount', given(totals.allowances)),
    leaf('ram:TaxBasisTotalAmount', totals.withoutTax),
    leaf('ram:TaxTotalAmount', totals.tax, { currencyID: currency }),
    leaf('ram:GrandTotalAmount', totals.withTax),
    leaf('ram:TotalPrepaidAmount', given(totals.paid)),
    leaf('ram:DuePayableAmount', totals.due),
  );
}

export function settlement(invoice: EInvoice, format: EInvoiceFormat): Element | null {
  const { precedingInvoice: preceding } = invoice;
  const payment = paymentIn(invoice, format);
  return node(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:PaymentReference', payment?.reference ?? null),
    leaf('ram:InvoiceCurrencyCode', invoice.currency),
    paymentMeans(payment),
    ...invoice.taxes.map(breakdown),
    period(invoice.period),
    ...invoice.allowances.map((one) => allowanceCharge(one, one.tax)),
    node(
      'ram:SpecifiedTradePaymentTerms',
      leaf('ram:Description', invoice.paymentTerms),
      dateTime('ram:DueDateDateTime', 'udt', invoice.dueDate),
    ),
    summation(invoice.totals, invoice.currency),
    node(
      'ram:InvoiceReferencedDocument',
      leaf('ram:IssuerAssignedID', preceding?.number ?? null),
      dateTime('ram:FormattedIssueDateTime', 'qdt', preceding?.issueDate ?? null),
    ),
  );
}
