import type { Problem } from '../../domain/problems';
import type { DocumentSource } from '../../einvoice/source';
import type { GeneratorBody } from '../body';

const SIDES: Readonly<Record<string, string>> = { business: 'seller', customer: 'buyer' };

/** Fields of stored documents that the generator has under other names. */
const NAMES: Readonly<Record<string, Problem['path']>> = {
  '/invoice_number': ['invoiceNumber'],
  '/issue_date': ['eInvoice', 'issueDate'],
  '/due_date': ['eInvoice', 'dueDate'],
  '/currency': ['eInvoice', 'currency'],
  '/notes': ['notes'],
  '/tax_amount': ['tax'],
  '/amount_paid': ['amountPaid'],
  '/business/iban': ['eInvoice', 'payment', 'iban'],
};

const camelCase = (name: string): string =>
  name.replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase());

/** Lines without a tax of their own have one together, so what is wrong with it is wrong once. */
const taxOf = ({ items }: GeneratorBody, index: number): Problem['path'] =>
  items[index]?.tax === undefined ? ['tax'] : ['items', index, 'tax'];

function ofLine(body: GeneratorBody, index: number, field: string): Problem['path'] {
  switch (field) {
    case 'tax_category':
      return ['eInvoice', 'taxCategory'];
    case 'tax_rate':
      return taxOf(body, index);
    case 'tax_exemption_reason':
      return ['notes'];
    case 'description':
      return ['items', index, 'item'];
    default:
      return ['items', index];
  }
}

function ofAllowance(source: DocumentSource, index: number, field: string): Problem['path'] {
  if (field === 'tax_rate') return ['tax'];
  return [source.allowances?.[index]?.is_charge ? 'shipping' : 'discount'];
}

/** The generator's path of a field that a stored document has at `pointer`. */
export function generatorPath(
  body: GeneratorBody,
  source: DocumentSource,
  pointer: string,
): Problem['path'] {
  const known = NAMES[pointer];
  if (known) return known;
  const [, first = '', second = '', field = ''] = pointer.split('/');
  if (first === 'items') return ofLine(body, Number(second), field);
  if (first === 'allowances') return ofAllowance(source, Number(second), field);
  return [
    'eInvoice',
    ...(SIDES[first] ? [SIDES[first]] : []),
    ...(second ? [camelCase(second)] : []),
  ];
}

/** A message about stored documents in words of the generator, which has no registration numbers. */
export const generatorMessage = (pointer: string, message: string): string =>
  pointer.endsWith('/tax_exemption_reason')
    ? message.replace('is needed', 'is needed as the reason of the exemption')
    : message.replace('or a tax_id or registration_id is needed', 'is needed');
