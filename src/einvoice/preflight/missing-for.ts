import { say } from '../../messages/message';
import type { Finding } from '../finding';
import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import { PROFILES } from '../formats';
import type { EInvoice } from '../model';
import { isToBePaid } from '../payment';
import { finding } from './checks';
import { codeFindings, frenchFindings } from './france';
import { germanFindings, XRECHNUNG } from './germany';
import { endpointFindings, peppolFindings } from './peppol';
import { standardFindings } from './standard';
import { taxFindings } from './taxes';

/**
 * The current rules have dropped BR-CO-25. Readers of Factur-X that hold the rules of ZUGFeRD 2.3 still
 * want it.
 */
function dueDateFindings(invoice: EInvoice): Finding[] {
  const isOpen = isToBePaid(invoice) && invoice.dueDate === null && invoice.paymentTerms === null;
  return isOpen ? [finding('/due_date', 'BR-CO-25', say('or_terms_needed'))] : [];
}

function profileFindings(invoice: EInvoice, format: EInvoiceFormat): Finding[] {
  switch (PROFILES[format].rules) {
    case 'xrechnung':
      return [...endpointFindings(invoice), ...germanFindings(invoice, XRECHNUNG)];
    case 'peppol':
      return peppolFindings(invoice);
    case 'en16931':
      return frenchFindings(invoice);
  }
}

/** One finding per field: the first rule that wants it says enough. */
function onePerField(findings: readonly Finding[]): Finding[] {
  const fields = new Map<string, Finding>();
  for (const one of findings) if (!fields.has(one.pointer)) fields.set(one.pointer, one);
  return [...fields.values()];
}

/**
 * Everything that a format wants and an invoice lacks or has otherwise; empty when it can be written. These
 * are the rules that data of users can break. Those that the mapping and the writers keep are not here.
 */
export function missingFor(invoice: EInvoice, format: EInvoiceFormat): Finding[] {
  return onePerField([
    // First, since BR-S-02 says more of a missing VAT number than BR-CO-26.
    ...taxFindings(invoice),
    ...standardFindings(invoice, format),
    ...codeFindings(invoice),
    ...profileFindings(invoice, format),
    ...(format === 'factur-x' ? dueDateFindings(invoice) : []),
  ]);
}
