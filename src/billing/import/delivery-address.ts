import { DELIVERY_PARTS, type DeliveryPart } from '../../domain/delivery-address';
import type { ImportValues } from './rows';

/** Names in other programs. */
const ALSO: Readonly<Record<DeliveryPart, readonly string[]>> = {
  name: ['shipto', 'shiptoname', 'lieferempfänger'],
  address: ['shippingaddress', 'deliveryaddress', 'lieferadresse'],
  city: ['shippingcity', 'lieferort'],
  state: ['shippingstate'],
  postal_code: ['shippingzip', 'shippingpostalcode', 'lieferplz'],
  country_code: ['shippingcountry', 'lieferland'],
};

const nameOf = (part: DeliveryPart) => `delivery_address.${part}` as const;

/** A column for each part, under the names of an export. */
export const DELIVERY_IMPORT_FIELDS = DELIVERY_PARTS.map((part) => {
  const type: 'country' | 'text' = part === 'country_code' ? 'country' : 'text';
  return { name: nameOf(part), type, also: ALSO[part], of: 'delivery_address' };
});

/** The values of a record with the address that its cells come to; without a filled one, the stored address. */
export function withDeliveryAddress(values: ImportValues): ImportValues {
  const cells = DELIVERY_PARTS.filter((part) => (values[nameOf(part)] ?? '') !== '');
  if (cells.length === 0) return values;
  const stored = values['delivery_address'] as object | null | undefined;
  const sent = Object.fromEntries(cells.map((part) => [part, values[nameOf(part)]]));
  return { ...values, delivery_address: { ...stored, ...sent } };
}

/** The field of a problem with a part of an address; null for another one. */
export const partOfAddress = ([first, part]: readonly string[]): string | null =>
  first === 'delivery_address' ? `delivery_address.${part ?? 'country_code'}` : null;
