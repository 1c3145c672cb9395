import type { Step } from '../step';
import { textFilters } from './0001-text-filters';
import { webhookSecrets } from './0002-webhook-secrets';
import { uniqueIdsOfRecords } from './0003-unique-ids';
import { invoiceSums } from './0004-invoice-sums';
import { idempotentAnswers } from './0005-idempotent-answers';
import { recordCounts } from './0006-record-counts';
import { deleteGuards } from './0007-delete-guards';
import { deletedEndpoints } from './0008-deleted-endpoints';
import { forgottenKeys } from './0009-forgotten-keys';
import { numberSeries } from './0010-number-series';
import { keptInvoices } from './0011-kept-invoices';
import { versions } from './0012-versions';
import { templateVersions } from './0013-template-versions';
import { numberRuns } from './0014-number-runs';
import { taxRules } from './0015-tax-rules';
import { issuedDocuments } from './0016-issued-documents';
import { paymentsAndCreditNotes } from './0017-payments-and-credit-notes';
import { taxSummaries } from './0018-tax-summaries';
import { history } from './0019-history';
import { products } from './0020-products';
import { updateTriggers } from './0021-update-triggers';
import { addressesByCountry } from './0022-addresses-by-country';
import { eInvoices } from './0023-e-invoices';
import { importedRecords } from './0024-imported-records';
import { listChoices } from './0025-list-choices';
import { keptLines } from './0026-kept-lines';
import { delivery } from './0027-delivery';
import { documentCounts } from './0028-document-counts';
import { writeOffsFirst } from './0029-write-offs-first';
import { booksByDay } from './0030-books-by-day';
import { keptAsIssued } from './0031-kept-as-issued';
import { mailLimits } from './0032-mail-limits';
import { privacy } from './0033-privacy';
import { answersToOperators } from './0034-answers-to-operators';

/** Everything that Strapi's schema cannot express, oldest step first (docs/decisions/0029). */
export const STEPS: readonly Step[] = [
  textFilters,
  webhookSecrets,
  uniqueIdsOfRecords,
  invoiceSums,
  idempotentAnswers,
  recordCounts,
  deleteGuards,
  deletedEndpoints,
  forgottenKeys,
  numberSeries,
  keptInvoices,
  versions,
  templateVersions,
  numberRuns,
  taxRules,
  issuedDocuments,
  paymentsAndCreditNotes,
  taxSummaries,
  history,
  products,
  updateTriggers,
  addressesByCountry,
  eInvoices,
  importedRecords,
  listChoices,
  keptLines,
  delivery,
  documentCounts,
  writeOffsFirst,
  booksByDay,
  keptAsIssued,
  mailLimits,
  privacy,
  answersToOperators,
];
