import { randomUUID } from 'node:crypto';
import { checkUuid } from '../../../domain/checks';
import type { Queryable } from '../../../database/connection';
import { folded } from '../../../domain/folded';
import { Parameters } from '../../../database/text-filter';
import { textOf, type ImportValues } from '../rows';
import type { ChangeScope } from '../stored';
import { CUSTOMER_IMPORT, type ImportRecord } from '../type';

/** The customer that a row names. */
export interface NamedCustomer {
  id: string | null;
  /** As numbers are compared. */
  number: string;
  /** In lower case, as e-mail addresses and names are compared. */
  email: string;
  name: string;
}

/** The fields that name a customer, the clearest first. */
const NAMES = ['customer_name', 'customer_number', 'customer_email', 'customer_id'] as const;

/** The field that names the customer of a row. */
export const customerField = (values: ImportValues) =>
  NAMES.find((name) => textOf(values[name]) !== '');

/** The customer as the file says. */
export const shownCustomer = (values: ImportValues): string =>
  textOf(values[customerField(values) ?? 'customer_name']);

export interface KnownCustomer extends NamedCustomer {
  /** The public id; of a customer that the import makes, a place holder until it is stored. */
  id: string;
}

export function namedCustomer(values: ImportValues): NamedCustomer {
  const checked = checkUuid(textOf(values['customer_id']));
  return {
    id: 'value' in checked ? checked.value : null,
    number: folded(textOf(values['customer_number'])),
    email: textOf(values['customer_email']).toLowerCase(),
    name: textOf(values['customer_name']).toLowerCase(),
  };
}

/** The customers of a business that rows may name, as far as the operator may see them. */
export async function findCustomers(
  db: Queryable,
  businessRowId: number,
  scope: ChangeScope,
  named: readonly NamedCustomer[],
): Promise<KnownCustomer[]> {
  const parameters = new Parameters();
  for (const value of scope.values) parameters.add(value);
  const seen = scope.sql === null ? 'true' : `d.id IN (${scope.sql})`;
  // PostgreSQL takes no NUL, so no stored text has one.
  const wanted = (name: 'number' | 'email' | 'name') =>
    [...new Set(named.map((one) => one[name]))].filter((one) => one !== '' && !one.includes('\0'));
  const ids = named.flatMap(({ id }) => id ?? []);
  return db.query<KnownCustomer>({
    text: `SELECT d.document_id AS id, coalesce(invoicing_folded(d.customer_number), '') AS number,
        lower(trim(coalesce(d.email, ''))) AS email,
        lower(trim(d.name)) AS name
      FROM customers d
      WHERE d.business_id = ${parameters.add(businessRowId)} AND ${seen}
        AND (d.document_id = ANY (${parameters.add(ids)}::text[])
          OR invoicing_folded(d.customer_number) = ANY (${parameters.add(wanted('number'))}::text[])
          OR lower(trim(d.email)) = ANY (SELECT lower(e) FROM unnest(${parameters.add(wanted('email'))}::text[]) e)
          OR lower(trim(d.name)) = ANY (SELECT lower(n) FROM unnest(${parameters.add(wanted('name'))}::text[]) n))
      ORDER BY d.id`,
    values: parameters.values,
  });
}

type Index = Map<string, KnownCustomer[]>;

const add = (index: Index, key: string, customer: KnownCustomer): void => {
  if (key === '') return;
  const known = index.get(key);
  if (known) known.push(customer);
  else index.set(key, [customer]);
};

/** Finds the customer that a row names: by id, else by number, by e-mail and name, e-mail, or name. */
export class Customers {
  readonly #byId = new Map<string, KnownCustomer>();
  readonly #byNumber: Index = new Map();
  readonly #byEmail: Index = new Map();
  readonly #byName: Index = new Map();
  /** The records to make, by their place holders. */
  readonly made = new Map<string, ImportRecord>();

  constructor(found: readonly KnownCustomer[]) {
    for (const one of found) this.#keep(one);
  }

  #keep(customer: KnownCustomer): void {
    this.#byId.set(customer.id, customer);
    add(this.#byNumber, customer.number, customer);
    add(this.#byEmail, customer.email, customer);
    add(this.#byName, customer.name, customer);
  }

  /** An id of another business or installation means nothing, so name and e-mail decide then. */
  find({ id, number, email, name }: NamedCustomer): KnownCustomer[] {
    const known = this.#byId.get(id ?? '');
    if (known) return [known];
    // A record with another number is not the same.
    const isFree = (one: KnownCustomer) => number === '' || one.number === '';
    const byEmail = (this.#byEmail.get(email) ?? []).filter(isFree);
    const both = byEmail.filter((one) => one.name === name);
    const byName = (this.#byName.get(name) ?? []).filter(isFree);
    const byNumber = this.#byNumber.get(number) ?? [];
    return [byNumber, both, byEmail, byName].find(({ length }) => length > 0) ?? [];
  }

  /** A new customer with the name and the e-mail of a row. @throws ApiError `validation_failed` */
  make(values: ImportValues): KnownCustomer {
    const { customer_name: name, customer_email: email, customer_number } = values;
    const given = { email, customer_number };
    const sent = Object.entries(given).filter(([, value]) => value !== undefined);
    const record = CUSTOMER_IMPORT.check({ name, ...Object.fromEntries(sent) });
    const customer = { ...namedCustomer(values), id: randomUUID() };
    this.made.set(customer.id, record);
    this.#keep(customer);
    return customer;
  }
}
