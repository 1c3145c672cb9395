import { exportPerson } from '../src/privacy/export-person';
import { customerOptions, namedCustomer } from './find-customer';
import { withDatabase } from './with-database';

const USAGE = `Usage: npm run -s customer:export -- --customer 0b9e…

  --customer  the customer's id, as the API answers it and the address of its form in the admin panel has it`;

/** `npm run customer:export`: prints everything that is kept of a customer, as JSON. */
export async function main(args: string[]): Promise<void> {
  const { customer } = customerOptions(args, USAGE, []);
  await withDatabase((db, _settings, print) =>
    db.transaction(async (trx) => exportPerson(trx, await namedCustomer(trx, customer), print)),
  );
}
