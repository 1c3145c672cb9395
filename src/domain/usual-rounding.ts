import { isInEu } from './country';
import type { TaxRounding } from './tax';

/** E-invoices want the tax of a rate rounded once (BR-CO-17), so a business in the EU begins with that. */
export const usualRounding = (countryCode: string | null): TaxRounding =>
  isInEu(countryCode) ? 'rate' : 'line';
