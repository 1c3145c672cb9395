import type { ComponentType } from 'react';
import {
  ArrowsCounterClockwise,
  CheckCircle,
  Clock,
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
  RECURRING,
  REFUND,
} from '../../requests/content-manager';
import type { ListAddress } from './menu-texts';

/** A list in the main menu. */
export interface MainLink {
  model: string;
  /** The address of the list. */
  short: ListAddress;
  icon: ComponentType;
}

/** The lists of the main menu, from top to bottom. */
export const MAIN_LINKS: readonly MainLink[] = [
  { model: INVOICE, short: 'invoices', icon: File },
  { model: QUOTATION, short: 'quotations', icon: PaperPlane },
  { model: RECURRING, short: 'recurring-invoices', icon: Clock },
  { model: CREDIT_NOTE, short: 'credit-notes', icon: Minus },
  { model: PAYMENT, short: 'payments', icon: CheckCircle },
  { model: REFUND, short: 'refunds', icon: ArrowsCounterClockwise },
  { model: CUSTOMER, short: 'customers', icon: User },
  { model: PRODUCT, short: 'products', icon: PriceTag },
];
