import { CONTENT_TYPE } from '../../content-types';
import { BANK_STATEMENT_VIEW, BANK_TRANSACTION_VIEW } from './bank';
import { BUSINESS_VIEW } from './business';
import { CREDIT_NOTE_VIEW, REFUND_VIEW } from './credit-note';
import { CUSTOMER_VIEW } from './customer';
import { INVOICE_LINE_VIEW, LINE_VIEW } from './document-fields';
import { ALLOWANCE_VIEW, USAGE_VIEW } from './generator';
import { INVOICE_VIEW } from './invoice';
import { MAIL_VIEW } from './mail';
import { PAYMENT_VIEW } from './payment';
import { PRODUCT_VIEW } from './product';
import { RECURRING_VIEW } from './recurring';
import { QUOTATION_VIEW } from './quotation';
import type { View } from './view';
import { DELIVERY_VIEW, ENDPOINT_VIEW } from './webhooks';

/** The first shape of every list and form, by the uid of its type or component. */
export const VIEWS: Readonly<Record<string, View>> = {
  [CONTENT_TYPE.business]: BUSINESS_VIEW,
  [CONTENT_TYPE.customer]: CUSTOMER_VIEW,
  [CONTENT_TYPE.product]: PRODUCT_VIEW,
  [CONTENT_TYPE.invoice]: INVOICE_VIEW,
  [CONTENT_TYPE.quotation]: QUOTATION_VIEW,
  [CONTENT_TYPE.recurring]: RECURRING_VIEW,
  [CONTENT_TYPE.payment]: PAYMENT_VIEW,
  [CONTENT_TYPE.creditNote]: CREDIT_NOTE_VIEW,
  [CONTENT_TYPE.refund]: REFUND_VIEW,
  [CONTENT_TYPE.bankStatement]: BANK_STATEMENT_VIEW,
  [CONTENT_TYPE.bankTransaction]: BANK_TRANSACTION_VIEW,
  [CONTENT_TYPE.mail]: MAIL_VIEW,
  [CONTENT_TYPE.endpoint]: ENDPOINT_VIEW,
  [CONTENT_TYPE.delivery]: DELIVERY_VIEW,
  [CONTENT_TYPE.allowance]: ALLOWANCE_VIEW,
  [CONTENT_TYPE.usage]: USAGE_VIEW,
  'billing.invoice-line': INVOICE_LINE_VIEW,
  'billing.quotation-line': LINE_VIEW,
};
