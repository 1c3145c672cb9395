import type { AllowanceCharge, EInvoice, Tax, TaxBreakdown } from '../model';
import { isZero } from '../../domain/money';
import { leaf, node, type Element } from '../xml';

const VAT = node('cac:TaxScheme', leaf('cbc:ID', 'VAT'));

/** An element with an amount in the currency of the invoice. */
export type Amount = (name: string, amount: string | null) => Element | null;

export const amountIn =
  (currency: string): Amount =>
  (name, amount) =>
    leaf(name, amount, { currencyID: currency });

/** Outside the scope of tax there is no rate (BR-O-05). */
const rateOf = ({ category, rate }: Tax): string | null => (category === 'O' ? null : rate);

export const taxCategory = (name: string, tax: Tax): Element | null =>
  tax.category === null
    ? null
    : node(name, leaf('cbc:ID', tax.category), leaf('cbc:Percent', rateOf(tax)), VAT);

/** BG-20, BG-21, BG-27 or BG-28. @param tax of one on the whole document */
export function allowanceCharge(
  one: AllowanceCharge,
  amount: Amount,
  tax: Tax | null,
): Element | null {
  return node(
    'cac:AllowanceCharge',
    leaf('cbc:ChargeIndicator', String(one.isCharge)),
    leaf('cbc:AllowanceChargeReasonCode', one.reasonCode),
    leaf('cbc:AllowanceChargeReason', one.reason),
    leaf('cbc:MultiplierFactorNumeric', one.percentage),
    amount('cbc:Amount', one.amount),
    amount('cbc:BaseAmount', one.base),
    tax && taxCategory('cac:TaxCategory', tax),
  );
}

/** BG-23. The rate stands there in every category, since XRechnung wants it (BR-DE-14). */
function subtotal(one: TaxBreakdown, amount: Amount): Element | null {
  if (one.category === null) return null;
  return node(
    'cac:TaxSubtotal',
    amount('cbc:TaxableAmount', one.taxable),
    amount('cbc:TaxAmount', one.tax),
    node(
      'cac:TaxCategory',
      leaf('cbc:ID', one.category),
      leaf('cbc:Percent', one.rate),
      leaf('cbc:TaxExemptionReasonCode', one.exemptionCode),
      leaf('cbc:TaxExemptionReason', one.exemptionReason),
      VAT,
    ),
  );
}

export function taxTotal({ totals, taxes }: EInvoice, amount: Amount): Element | null {
  const parts = taxes.map((one) => subtotal(one, amount));
  return node('cac:TaxTotal', amount('cbc:TaxAmount', totals.tax), ...parts);
}

/** BG-22. */
export function monetaryTotal({ totals }: EInvoice, amount: Amount): Element | null {
  const given = (text: string) => (isZero(text) ? null : text);
  return node(
    'cac:LegalMonetaryTotal',
    amount('cbc:LineExtensionAmount', totals.lines),
    amount('cbc:TaxExclusiveAmount', totals.withoutTax),
    amount('cbc:TaxInclusiveAmount', totals.withTax),
    amount('cbc:AllowanceTotalAmount', given(totals.allowances)),
    amount('cbc:ChargeTotalAmount', given(totals.charges)),
    amount('cbc:PrepaidAmount', given(totals.paid)),
    amount('cbc:PayableAmount', totals.due),
  );
}
