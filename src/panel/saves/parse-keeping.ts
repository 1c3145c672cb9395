import type { z } from 'zod';
import { parse } from '../../validation/parse';

/**
 * A form that is checked as a new record is. The VAT number that is stored may stay as it is, since others
 * were taken before.
 */
export function parseKeeping<Schema extends z.ZodType<{ vat_id: string | null }>>(
  schema: Schema,
  input: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>> | null,
): z.output<Schema> {
  const kept = stored?.['vat_id'];
  if (typeof kept !== 'string' || input['vat_id'] !== kept) return parse(schema, input);
  return { ...parse(schema, { ...input, vat_id: null }), vat_id: kept };
}
