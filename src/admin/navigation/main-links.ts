import type { ComponentType } from 'react';
import {
  ArrowsCounterClockwise,
  CheckCircle,
  File,
  Minus,
  PaperPlane,
  PriceTag,
  User,
} from '@strapi/icons';
import {
  CREDIT_NOTE,
  CUSTOMER,
  INVOICE,
  PAYMENT,
  PRODUCT,
  QUOTATION,
  REFUND,
} from '../content-manager';

/** A list in the main menu. */
export interface MainLink {
  label: string;
  model: string;
  /** The short address of the list, which redirects to it. */
  short: string;
  icon: ComponentType;
}

/** The lists of the main menu, from top to bottom. */
export const MAIN_LINKS: readonly MainLink[] = [
  { label: 'Invoices', model: INVOICE, short: 'invoices', icon: File },
  { label: 'Quotations', model: QUOTATION, short: 'quotations', icon: PaperPlane },
  { label: 'Credit notes', model: CREDIT_NOTE, short: 'credit-notes', icon: Minus },
  { label: 'Payments', model: PAYMENT, short: 'payments', icon: CheckCircle },
  { label: 'Refunds', model: REFUND, short: 'refunds', icon: ArrowsCounterClockwise },
  { label: 'Customers', model: CUSTOMER, short: 'customers', icon: User },
  { label: 'Products', model: PRODUCT, short: 'products', icon: PriceTag },
];
