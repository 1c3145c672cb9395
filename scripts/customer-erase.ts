import type { Database, Transaction } from '../src/database/pool';
import { keptUntil } from '../src/domain/retention';
import { erasePerson, keptDocuments } from '../src/privacy/erase';
import type { Person } from '../src/privacy/find-person';
import { customerOptions, namedCustomer } from './find-customer';
import { withDatabase } from './with-database';

const USAGE = `Usage: npm run -s customer:erase -- --customer 0b9e… [--yes]

  --customer  the customer's id, as the API answers it and the address of its form in the admin panel has it
  --yes       erases; without it, the command only says what it would erase`;

/** `npm run customer:erase`: erases the personal data of a customer, or says what it would erase. */
export async function main(args: string[]): Promise<void> {
  const { customer, yes } = customerOptions(args, USAGE, ['yes']);
  await withDatabase((db) => (yes ? erase(db, customer) : rehearse(db, customer)));
}

const erase = (db: Database, id: string): Promise<string> =>
  db.transaction(async (trx) => {
    const { person, erased, kept } = await eraseIn(trx, id);
    if (erased.length === 0) return `Nothing was left to erase of ${nameOf(person)}.\n${kept}`;
    return `Erased of ${nameOf(person)}:\n${listed(erased)}\n${kept}`;
  });

/** Carries the words out of a transaction that is rolled back. */
class Rehearsed extends Error {}

/** Erases, counts, and rolls back: so the numbers are those of the erasure itself. */
async function rehearse(db: Database, id: string): Promise<string> {
  try {
    return await db.transaction(async (trx) => {
      const { person, erased, kept } = await eraseIn(trx, id);
      const would =
        erased.length === 0
          ? `Nothing is left to erase of ${nameOf(person)}.`
          : `This would erase of ${nameOf(person)}:\n${listed(erased)}`;
      throw new Rehearsed(`${would}\n${kept}\nNothing was changed. Add --yes to erase.`);
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.message;
    throw error;
  }
}

const nameOf = ({ name, business }: Person): string => `${name}, a customer of ${business}`;
const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

async function eraseIn(trx: Transaction, id: string) {
  const person = await namedCustomer(trx, id);
  const erased = await erasePerson(trx, person);
  const { count, latest } = await keptDocuments(trx, person);
  const kept =
    count === 0 || latest === null
      ? 'Nothing is kept for the books.'
      : `${count} issued ${count === 1 ? 'document is' : 'documents are'} kept for the books, the last until ${keptUntil(latest, person.years)}. The service erases them then.`;
  return { person, erased, kept };
}
