import type { Language } from '../../../domain/languages';

type Values = Readonly<Record<string, unknown>>;

/** Fields that hold more than a text, a number or a flag, and that documents print. */
const STRUCTURED = ['look', 'custom_fields', 'bank_accounts'];

const isPlain = ([name, value]: [string, unknown]): boolean =>
  typeof value !== 'object' || STRUCTURED.includes(name);

/** A number of the form, which may be a text that was typed; null where it is no number. */
function numberIn(value: unknown): number | null {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
  return value === '' || Number.isNaN(number) ? null : number;
}

const rowId = (file: unknown): number | null => (file as { id?: number } | null)?.id ?? null;

/** The values of the form of a business that a sample is drawn with. It leaves out those that are not printed. */
export function previewBody(values: Values, language: Language): object {
  const plain = Object.entries(values)
    .filter(isPlain)
    .map(([name, value]) => [name, value === '' ? null : value]);
  return {
    ...Object.fromEntries(plain),
    default_tax_rate: numberIn(values['default_tax_rate']),
    logo: rowId(values['logo']),
    in_language: language,
  };
}
