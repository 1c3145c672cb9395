import { z } from 'zod';
import { E_INVOICE_FORMATS } from '../../domain/e-invoice-formats';
import { DOCS, oneOf, required } from '../../validation/fields';

/** The query of GET …/{id}/e-invoice. */
export const E_INVOICE_QUERY = z.object({
  format: required(oneOf(E_INVOICE_FORMATS), DOCS.oneOf(E_INVOICE_FORMATS, 'The format.')),
});
