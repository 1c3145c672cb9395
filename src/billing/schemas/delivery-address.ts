import { z } from 'zod';
import {
  COUNTRY_CODE_DOC,
  countryCode,
  DOCS,
  optional,
  required,
  text,
  type FieldDoc,
} from '../../validation/fields';
import { textOrNull } from './answer-fields';

const STREET = 1_000;

const ADDRESS = z.object({
  name: optional(text(), DOCS.text('Who receives it. Default: the customer.')),
  address: optional(text(STREET), DOCS.text('Street address.', STREET)),
  city: optional(text(), DOCS.text('City.')),
  state: optional(text(), DOCS.text('State or province.')),
  postal_code: optional(text(), DOCS.text('Postal code.')),
  country_code: required(countryCode, COUNTRY_CODE_DOC),
});

export const deliveryAddress = ({ description }: FieldDoc) =>
  ADDRESS.nullable().optional().meta({ description });

const WHERE = 'Where it is delivered. Printed.';
const OF_CUSTOMER = 'The delivery address of new documents.';
const REPLACED = 'It is replaced whole; null clears it.';

/** Of a document or a recurring invoice. */
export const DELIVERY_ADDRESS = deliveryAddress({
  description: `${WHERE} Default: that of the customer at this moment; null for none.`,
});

export const DELIVERY_CHANGE: FieldDoc = { description: `${WHERE} ${REPLACED}` };

/** A customer has its own or none. */
export const DELIVERY_OF_CUSTOMER = deliveryAddress({ description: OF_CUSTOMER }).transform(
  (address) => address ?? null,
);

/** A customer. */
export const DELIVERY_CHANGE_OF_CUSTOMER = deliveryAddress({
  description: `${OF_CUSTOMER} ${REPLACED}`,
});

export const ANSWERED_DELIVERY = z
  .object({
    name: textOrNull,
    address: textOrNull,
    city: textOrNull,
    state: textOrNull,
    postal_code: textOrNull,
    country_code: z.string().meta({ description: 'ISO 3166-1 alpha-2 code.' }),
  })
  .nullable()
  .meta({ description: 'Where it is delivered.' });
