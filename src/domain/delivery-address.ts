/** The parts of the place to which something was delivered, in the order of letters. */
export const DELIVERY_PARTS = [
  'name',
  'address',
  'city',
  'state',
  'postal_code',
  'country_code',
] as const;

export type DeliveryPart = (typeof DELIVERY_PARTS)[number];

export interface DeliveryAddress extends Readonly<
  Record<Exclude<DeliveryPart, 'country_code'>, string | null>
> {
  /** ISO 3166-1 alpha-2. */
  readonly country_code: string;
}
