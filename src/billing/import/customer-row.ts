import { textOf, type ImportValues } from './rows';

const ADDRESS_LINES = ['address', 'address_2', 'address_3'] as const;

/** The filled ones of some cells, joined. */
const joined = (values: ImportValues, names: readonly string[], by: string): string =>
  names
    .map((name) => textOf(values[name]))
    .filter((text) => text !== '')
    .join(by);

/**
 * The values of a row with the name and the address that several cells come to. Beside a company, a person is
 * its contact.
 */
export function wholeCustomer(row: ImportValues): ImportValues {
  const { first_name: _first, last_name: _last, address_2: _two, address_3: _three, ...rest } = row;
  const person = joined(row, ['first_name', 'last_name'], ' ');
  const address = joined(row, ADDRESS_LINES, '\n');
  const hasName = textOf(row['name']) !== '';
  const isContact = hasName && row['contact_name'] === undefined && person !== textOf(row['name']);
  return {
    ...rest,
    ...(address === '' ? {} : { address }),
    ...(person === '' || hasName ? {} : { name: person }),
    ...(person !== '' && isContact ? { contact_name: person } : {}),
  };
}
