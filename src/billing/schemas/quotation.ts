import { z } from 'zod';
import { QUOTATION_STATUSES } from '../../domain/quotation-status';
import { forReferences, REFERENCES } from '../../domain/fields/references';
import { documentFields, documentNumber, LINE_FIELDS, lines, LOCKED, LONG_TEXT } from './document';
import { DELIVERY_CHANGE, deliveryAddress } from './delivery-address';
import { METADATA_CHANGE } from './metadata';
import { changeable, clearable, date, DOCS, oneOf, optional, text } from '../../validation/fields';

const QUOTATION_LINE = z
  .object(LINE_FIELDS)
  .meta({ id: 'QuotationLineCreate', title: 'Line of a quotation to create' });

/** Body of POST /api/v1/quotations, and a quotation as it is stored. */
export const QUOTATION_CREATE = z
  .object({
    ...documentFields(QUOTATION_STATUSES, 'draft'),
    quotation_number: documentNumber('QT-00001'),
    valid_until: optional(date, DOCS.date('The last day on which the quotation is valid.')),
    items: lines(QUOTATION_LINE),
  })
  .transform(({ quotation_number: number, valid_until: deadline, ...fields }) =>
    Object.assign(fields, { number, deadline }),
  )
  .meta({ id: 'QuotationCreate', title: 'Quotation to create' });

const changes = {
  status: changeable(oneOf(QUOTATION_STATUSES), DOCS.oneOf(QUOTATION_STATUSES, 'The new status.')),
  notes: clearable(text(LONG_TEXT), DOCS.text('null clears it.', LONG_TEXT)),
  terms: clearable(text(LONG_TEXT), DOCS.text('null clears it.', LONG_TEXT)),
  valid_until: clearable(date, DOCS.date('null clears it.')),
  ...forReferences(REFERENCES, (says) => clearable(text(), LOCKED(DOCS.text(says)))),
  delivery_address: deliveryAddress(LOCKED(DELIVERY_CHANGE)),
  metadata: METADATA_CHANGE,
};

/** The names of the fields that a PATCH may hold. */
export const QUOTATION_CHANGES = Object.keys(changes);

/** Body of PATCH /api/v1/quotations/{id}. */
export const QUOTATION_UPDATE = z
  .object(changes)
  .transform(({ valid_until: deadline, ...fields }) => Object.assign(fields, { deadline }))
  .meta({ id: 'QuotationUpdate', title: 'Change to a quotation' });

export type QuotationUpdate = z.infer<typeof QUOTATION_UPDATE>;
