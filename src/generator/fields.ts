import { z } from 'zod';
import { checkText, type Check } from '../domain/checks';
import { DOCS, type FieldDoc } from '../validation/fields';
import { issueOf } from '../validation/issue';

export const blankAsOmitted = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;

/** A field that may be blank or missing, and then has the value `fallback`. */
export function field<T, F = undefined>(check: Check<T>, doc: FieldDoc, fallback?: F) {
  return z
    .unknown()
    .optional()
    .transform((input, context): T | F => {
      const given = blankAsOmitted(input);
      if (given === undefined) return fallback as F;
      const checked = check(given);
      if ('value' in checked) return checked.value;
      context.issues.push(issueOf(checked.problem));
      return z.NEVER;
    })
    .meta(doc);
}

export const text = (description: string, most = 255) =>
  field(checkText(most), DOCS.text(description, most));
