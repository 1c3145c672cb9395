import type { Queryable } from '../src/database/connection';
import { checkUuid } from '../src/domain/checks';
import { findPerson, type Person } from '../src/privacy/find-person';
import { readOptions } from './read-options';
import { StartError } from './start-error';
import { failWithUsage } from './usage-error';

interface Options {
  customer: string;
  yes: boolean;
}

/** Reads `--customer` and `--yes`. */
export function customerOptions(args: string[], usage: string, flags: readonly 'yes'[]): Options {
  const { customer, yes } = readOptions(args, ['customer'], usage, flags);
  if (!customer) return failWithUsage(usage, ['--customer is required.']);
  return { customer, yes: yes ?? false };
}

/** The customer that somebody names at the terminal, in any business. */
export async function namedCustomer(trx: Queryable, id: string): Promise<Person> {
  const checked = checkUuid(id);
  const person = 'value' in checked ? await findPerson(trx, checked.value, new Date()) : null;
  if (!person) throw new StartError(`There is no customer ${id}.`);
  return person;
}
