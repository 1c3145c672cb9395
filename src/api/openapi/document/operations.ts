import type { Operation } from '../../../http/routes/operation';
import { BANK_STATEMENT_OPERATIONS } from '../../bank-statement/routes/bank-statement';
import { BANK_TRANSACTION_OPERATIONS } from '../../bank-transaction/routes/bank-transaction';
import { MATCH_OPERATIONS } from '../../bank-transaction/routes/match';
import { BUSINESS_OPERATIONS } from '../../business/routes/business';
import { CREDIT_NOTE_OPERATIONS } from '../../credit-note/routes/credit-note';
import { CUSTOMER_OPERATIONS } from '../../customer/routes/customer';
import { ATTACHMENT_OPERATIONS } from '../../document/routes/attachments';
import { DOCUMENT_OPERATIONS } from '../../document/routes/document';
import { EVENT_OPERATIONS } from '../../event/routes/event';
import { GENERATOR_OPERATIONS } from '../../generator/routes/generator';
import { HISTORY_OPERATIONS } from '../../history/routes/history';
import { INVOICE_OPERATIONS } from '../../invoice/routes/invoice';
import { KEY_OPERATIONS } from '../../key/routes/key';
import { ON_ACCOUNT_OPERATIONS } from '../../payment/routes/on-account';
import { PAYMENT_OPERATIONS } from '../../payment/routes/payment';
import { PRODUCT_OPERATIONS } from '../../product/routes/product';
import { QUOTATION_OPERATIONS } from '../../quotation/routes/quotation';
import { RECURRING_OPERATIONS } from '../../recurring-invoice/routes/recurring-invoice';
import { REFUND_OPERATIONS } from '../../refund/routes/refund';
import { WEBHOOK_DELIVERY_OPERATIONS } from '../../webhook-delivery/routes/webhook-delivery';
import { WEBHOOK_ENDPOINT_OPERATIONS } from '../../webhook-endpoint/routes/webhook-endpoint';

/** Every operation of the interface, in the order of the reference. */
export const OPERATIONS: readonly Operation[] = [
  ...BUSINESS_OPERATIONS,
  ...KEY_OPERATIONS,
  ...CUSTOMER_OPERATIONS,
  ...PRODUCT_OPERATIONS,
  ...INVOICE_OPERATIONS,
  ...RECURRING_OPERATIONS,
  ...QUOTATION_OPERATIONS,
  ...PAYMENT_OPERATIONS,
  ...ON_ACCOUNT_OPERATIONS,
  ...CREDIT_NOTE_OPERATIONS,
  ...REFUND_OPERATIONS,
  ...BANK_STATEMENT_OPERATIONS,
  ...BANK_TRANSACTION_OPERATIONS,
  ...MATCH_OPERATIONS,
  ...DOCUMENT_OPERATIONS,
  ...ATTACHMENT_OPERATIONS,
  ...HISTORY_OPERATIONS,
  ...GENERATOR_OPERATIONS,
  ...WEBHOOK_ENDPOINT_OPERATIONS,
  ...WEBHOOK_DELIVERY_OPERATIONS,
  ...EVENT_OPERATIONS,
];
