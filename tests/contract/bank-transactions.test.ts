import {
  camt,
  createBank,
  entryXml,
  transactionsOf,
  upload,
  type Bank,
  type Line,
} from '../support/bank';
import { expectError } from '../support/expect-error';

let bank: Bank;

beforeEach(async () => {
  bank = await createBank();
});

let files = 0;
/** A file with a number of its own, so that no two have the same bytes. */
const send = async (...lines: Line[]) => {
  files += 1;
  const { status, body, text } = await upload(bank, `${camt([{ lines }])}<!-- ${files} -->`);
  if (status !== 201) throw new Error(text);
  return body;
};
const countsOf = async (...lines: Line[]) => {
  const { counts } = await send(...lines);
  return [counts.new, counts.known];
};

test('an entry is known by day, amount and the reference of the bank', async () => {
  const one = { amount: '10', reference: 'A', text: 'One' };
  expect(await countsOf(one)).toEqual([1, 0]);
  expect(await countsOf({ ...one, text: 'Other' })).toEqual([0, 1]);
  expect(await countsOf(one, one)).toEqual([1, 1]);
  expect(await countsOf({ ...one, day: '2026-03-03' })).toEqual([1, 0]);
  expect(await countsOf({ ...one, amount: '11' })).toEqual([1, 0]);
  expect(await countsOf({ ...one, mark: 'DBIT' })).toEqual([1, 0]);
});

test('without a reference it is known by its text, and an account has as many as the fullest file', async () => {
  const one = { amount: '10', text: 'Cash' };
  expect(await countsOf(one, one)).toEqual([2, 0]);
  expect(await countsOf(one)).toEqual([0, 1]);
  expect(await countsOf(one, one, one)).toEqual([1, 2]);
  expect(await countsOf({ ...one, text: 'Other' })).toEqual([1, 0]);
  for (const reference of ['NONREF', 'NOTPROVIDED', 'notprovided'])
    expect(await countsOf({ ...one, reference })).toEqual([0, 1]);
});

test('a transaction without a reference takes over that of its repeat', async () => {
  await send({ amount: '10', text: 'Cash' });
  const [before] = await transactionsOf(bank);
  expect(await countsOf({ amount: '10', text: 'Cash', reference: 'A' })).toEqual([0, 1]);
  const [after] = await transactionsOf(bank);
  expect([after.id, after.bank_reference]).toEqual([before.id, 'A']);
  expect(after.updated_at > before.updated_at).toBe(true);
  expect(await countsOf({ amount: '10', text: 'Cash', reference: 'B' })).toEqual([1, 0]);
  expect(await countsOf({ amount: '10', text: 'Changed', reference: 'A' })).toEqual([0, 1]);
});

test('a new entry of a day and amount that another file brought may be a duplicate', async () => {
  await send({ amount: '10', reference: 'A' });
  await send({ amount: '10', reference: 'B' });
  await send({ amount: '10', reference: 'B' }, { amount: '10', reference: 'C' });
  const [first, second, third] = await transactionsOf(bank);
  expect([first.possible_duplicate_of, second.possible_duplicate_of]).toEqual([null, first.id]);
  expect(third.possible_duplicate_of).toBe(first.id);
});

const detail = (
  amount: string,
  text: string,
  more = '',
) => `<TxDtls><Refs><EndToEndId>E-${text}</EndToEndId></Refs>
  <AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>${more}
  <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
const batch = (...details: string[]): string => `<NtryDtls>${details.join('')}</NtryDtls>`;

test('a batch becomes a transaction for each detail where these add up, and is known by their places', async () => {
  const within = batch(detail('4', 'a'), detail('4', 'b'), detail('2', 'c'));
  const entry = { amount: '10', reference: 'Z', within };
  expect(await countsOf(entry)).toEqual([3, 0]);
  expect(await countsOf(entry)).toEqual([0, 3]);
  const other = { amount: '11', reference: 'Y', within };
  expect(await countsOf(other)).toEqual([1, 0]);
  const all = await transactionsOf(bank);
  expect(
    all.map((one: { amount: number; text: string; reference: string }) => [
      one.amount,
      one.text,
      one.reference,
    ]),
  ).toEqual([
    [4, 'a', 'E-a'],
    [4, 'b', 'E-b'],
    [2, 'c', 'E-c'],
    [11, null, null],
  ]);
});

test('facts of a detail are read: structured reference, ultimate party, reversal', async () => {
  const within = batch(`<TxDtls><Refs><EndToEndId>E1</EndToEndId></Refs><RltdPties>
    <Dbtr><Pty><Nm>Agent</Nm></Pty></Dbtr><UltmtDbtr><Pty><Nm>Payer</Nm></Pty></UltmtDbtr>
    <DbtrAcct><Id><Othr><Id>123</Id></Othr></Id></DbtrAcct></RltdPties>
    <RmtInf><Ustrd>one</Ustrd><Ustrd>two</Ustrd><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`);
  const xml = entryXml({ amount: '5', within }).replace('<Sts>', '<RvslInd>false</RvslInd><Sts>');
  const file = camt([{}], '08').replace(
    '</Stmt>',
    `${xml.replace('<Sts>BOOK</Sts>', '<Sts><Cd>BOOK</Cd></Sts>')}</Stmt>`,
  );
  expect((await upload(bank, file)).status).toBe(201);
  const [one] = await transactionsOf(bank);
  expect(one).toMatchObject({
    counterparty: { name: 'Payer', iban: null, account_number: '123' },
    text: 'one two',
    reference: 'RF18539007547034',
  });
});

test('texts are cut, and control characters become blanks', async () => {
  await send({ amount: '1', text: `a&#9;b${'x'.repeat(3_000)}`, reference: 'R'.repeat(300) });
  const [one] = await transactionsOf(bank);
  expect([one.text.length, one.text.slice(0, 4), one.bank_reference.length]).toEqual([
    2_000,
    'a bx',
    255,
  ]);
});

test('the list is filtered, sorted and read by cursor', async () => {
  const { id } = await send(
    { amount: '10', reference: 'A', day: '2026-03-02' },
    { amount: '20', reference: 'B', day: '2026-03-01' },
  );
  await send({ amount: '5', mark: 'DBIT', reference: 'C', day: '2026-03-03' });
  const amounts = async (query: string) =>
    (await transactionsOf(bank, query)).map((one: { amount: number }) => one.amount);
  expect(await amounts(`&statement_id=${id}`)).toEqual([10, 20]);
  expect(await amounts('&min_amount=-5&max_amount=10')).toEqual([10, -5]);
  expect(await amounts('&max_amount=-1')).toEqual([-5]);
  expect(await amounts('&from=2026-03-02&to=2026-03-02')).toEqual([10]);
  expect(await amounts(`&account_id=${bank.accounts[0]}&status=open,matched`)).toEqual([
    10, 20, -5,
  ]);
  expect(await amounts(`&account_id=${bank.accounts[1]}`)).toEqual([]);
  expect(await amounts('&status=ignored')).toEqual([]);
  expect(await amounts('&updated_since=2999-01-01T00:00:00Z')).toEqual([]);
  const list = (query: string) => bank.client.get(`/api/v1/bank-transactions?${query}`);
  const sorted = async (sort: string) =>
    (await list(`sort=${sort}`)).body.data.map((one: { amount: number }) => one.amount);
  expect(await sorted('booked_on')).toEqual([20, 10, -5]);
  expect(await sorted('-amount')).toEqual([20, 10, -5]);
  const first = await list('sort=amount&limit=2&cursor=');
  const rest = await list(`sort=amount&limit=2&cursor=${first.body.pagination.next_cursor}`);
  const walked = [...first.body.data, ...rest.body.data];
  expect(walked.map((one: { amount: number }) => one.amount)).toEqual([-5, 10, 20]);
  for (const bad of ['status=paid', 'min_amount=x', 'statement_id=1', 'sort=text', 'from=1'])
    expectError(await list(bad), 400, 'validation_failed', [`/${bad.split('=')[0]}`]);
});
