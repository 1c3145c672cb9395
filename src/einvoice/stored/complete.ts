import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import { ApiError } from '../../domain/errors';
import { say } from '../../messages/message';
import type { Finding } from '../finding';
import { eInvoiceOf } from '../from-document';
import type { EInvoice } from '../model';
import { missingFor } from '../preflight/missing-for';
import type { AsAt } from './as-at';
import { fillFor } from './fill';
import type { Loaded } from './load';
import { partySources } from './parties';

export interface Completed {
  /** With the details that were filled in for the format. */
  loaded: Loaded;
  invoice: EInvoice;
  /** What the format still lacks. */
  findings: readonly Finding[];
}

/** `{vat_id}` of the business as `{'business.vat_id'}`: further formats show the same. */
const keptAs = (party: string, filled: object): AsAt =>
  Object.fromEntries(Object.entries(filled).map(([field, value]) => [`${party}.${field}`, value]));

/** A program would go on to pay what nobody demands any more. @throws ApiError `invoice_cancelled` */
function refuseWithdrawn({ isWithdrawn }: Loaded): void {
  if (isWithdrawn) throw new ApiError('invoice_cancelled', say('cancelled_without_e_invoice'));
}

/**
 * The e-invoice of a document in a format. A detail that was empty at the issue, and that the format needs,
 * is as the record says it today.
 * @throws ApiError `invoice_cancelled`, `not_expressible`, `totals_not_per_rate`
 */
export function complete(loaded: Loaded, format: EInvoiceFormat): Completed {
  refuseWithdrawn(loaded);
  const invoice = eInvoiceOf(loaded.source);
  const findings = missingFor(invoice, format);
  if (loaded.today === null) return { loaded, invoice, findings };
  const filled = fillFor(findings, loaded, loaded.today);
  const asAt = { ...keptAs('business', filled.business), ...keptAs('customer', filled.customer) };
  if (Object.keys(asAt).length === 0) return { loaded, invoice, findings };
  const parties = {
    business: { ...loaded.business, ...filled.business },
    customer: { ...loaded.customer, ...filled.customer },
  };
  const source = { ...loaded.source, ...partySources(parties) };
  // A detail may need another one, such as an address its scheme.
  return complete({ ...loaded, ...parties, source, asAt: { ...loaded.asAt, ...asAt } }, format);
}
