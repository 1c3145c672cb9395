import { createBank, transactionsOf, upload, type Bank } from '../support/bank';
import { expectError } from '../support/expect-error';
import type { Fields } from '../support/records';

/** The amounts and days of a bank's CSV, in a file whose amounts are euros (N26). */

let bank: Bank;
beforeAll(async () => {
  bank = await createBank();
});

const send = (day: string, amount: string) =>
  upload(
    bank,
    `Booking Date,Partner Name,Payment Reference,Amount (EUR)\n${day},Ada,hello,"${amount}"\n`,
    { account_id: bank.accounts[0] ?? '' },
    'csv',
  );

test.each(['12.50 USD', '$12.50', 'US$12.50', '12.50%', '50.00 DEB', '£5', '12.50 kr'])(
  'an amount such as %s is refused at its line: it is none in euros',
  async (amount) => {
    expectError(await send('2026-03-02', amount), 400, 'invalid_statement', ['/lines/2']);
  },
);

test.each(['26-03-04', '04/03/2026', '3/4/26'])(
  'the day %s is refused: years come first',
  async (day) => {
    expectError(await send(day, '1.00'), 400, 'invalid_statement', ['/lines/2']);
  },
);

test('the sign of the own currency, brackets and marks of thousands are read', async () => {
  for (const [at, amount] of ['€1,234.50', '12.50 EUR', '(5.00)', '-€7.25'].entries())
    expect((await send(`2026-03-0${at + 1}`, amount)).status).toBe(201);
  const all = (await transactionsOf(bank)) as Fields[];
  expect(all.map(({ amount }) => amount)).toEqual([1234.5, 12.5, -5, -7.25]);
});
