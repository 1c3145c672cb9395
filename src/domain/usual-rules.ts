import { isInEu } from './country';
import type { LockRule } from './issued';
import { pick } from './pick';
import type { TaxRounding } from './tax';

interface Rules {
  tax_rounding: TaxRounding;
  lock_documents: LockRule;
}

export const RULES = ['tax_rounding', 'lock_documents'] as const satisfies (keyof Rules)[];

/**
 * What a business begins with. In the EU, e-invoices want the tax of a rate rounded once (BR-CO-17), and
 * nobody may change what was issued.
 */
export const usualRules = (countryCode: string | null): Rules =>
  isInEu(countryCode)
    ? { tax_rounding: 'rate', lock_documents: 'when_issued' }
    : { tax_rounding: 'line', lock_documents: 'when_sent' };

type Ruled = Readonly<Record<string, unknown>>;

export const countryOf = ({ country_code: code }: Ruled): string | null =>
  typeof code === 'string' ? code : null;

/**
 * The rules of a business that gets its first country in the EU before it issues anything: those that it would
 * have begun with there, where it still has those of its beginning. Null for any other change.
 */
export function rulesOfFirstCountry(before: Ruled, after: Ruled): Partial<Rules> | null {
  if (isInEu(countryOf(before)) || !isInEu(countryOf(after))) return null;
  const [begun, usual] = [usualRules(null), usualRules(countryOf(after))];
  const isKept = (name: keyof Rules) =>
    [before[name], after[name]].every((value) => (value ?? begun[name]) === begun[name]);
  return pick(usual, RULES.filter(isKept));
}
