import { download } from '../support/attachments';
import {
  camt,
  createBank,
  IBAN,
  OTHER_IBAN,
  transactionsOf,
  upload,
  type Bank,
} from '../support/bank';
import { query } from '../support/databases';
import { expectError } from '../support/expect-error';
import { TIMESTAMP, UNKNOWN_ID, UUID } from '../support/records';
import { readRun } from '../support/run';

let bank: Bank;

beforeEach(async () => {
  bank = await createBank();
});

const at = '/api/v1/bank-statements';

test('a CAMT.053 file is answered with its statements and counts, and its entries are listed', async () => {
  const file = camt([
    {
      opening: '100.00',
      closing: '160.50',
      lines: [
        { amount: '70.50', reference: 'R1', text: 'Invoice INV-00001' },
        { amount: '10.00', mark: 'DBIT', reference: 'R2', day: '2026-03-05' },
        { amount: '99.00', status: 'PDNG' },
      ],
    },
  ]);
  const { status, body } = await upload(bank, file, { name: 'March.xml' });
  expect([status, body]).toEqual([
    201,
    {
      id: expect.stringMatching(UUID),
      name: 'March.xml',
      format: 'camt053',
      statements: [
        {
          account: { id: bank.accounts[0], iban: IBAN, account_number: null, currency: 'EUR' },
          number: '7',
          from: '2026-03-02',
          to: '2026-03-05',
          opening_balance: 100,
          closing_balance: 160.5,
        },
      ],
      counts: { new: 2, known: 0, credits: 1, debits: 1 },
      created_at: expect.stringMatching(TIMESTAMP),
    },
  ]);
  expect((await bank.client.get(`${at}/${body.id}`)).body).toEqual(body);
  expect((await bank.client.get(at)).body.data).toEqual([body]);
  const [credit, debit] = await transactionsOf(bank);
  expect(credit).toEqual({
    id: expect.stringMatching(UUID),
    statement_id: body.id,
    account_id: bank.accounts[0],
    booked_on: '2026-03-02',
    amount: 70.5,
    currency: 'EUR',
    counterparty: { name: 'Muster GmbH', iban: 'DE75512108001245126199', account_number: null },
    text: 'Invoice INV-00001',
    reference: null,
    bank_reference: 'R1',
    status: 'open',
    reason: null,
    payment_ids: [],
    refund_id: null,
    possible_duplicate_of: null,
    suggestion: null,
    created_at: body.created_at,
    updated_at: body.created_at,
  });
  expect([debit.amount, debit.booked_on, debit.bank_reference]).toEqual([-10, '2026-03-05', 'R2']);
  const one = await bank.client.get(`/api/v1/bank-transactions/${credit.id}`);
  expect(one.body).toEqual(credit);
});

test('the file is given back byte for byte, and deleted with its statement', async () => {
  const file = camt([{ lines: [{ amount: '1' }] }]);
  const { body } = await upload(bank, file);
  const headers = { Authorization: `Bearer ${bank.key}` };
  const kept = await download(`${at}/${body.id}/file`, headers);
  expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'application/xml']);
  expect(kept.bytes.toString()).toBe(file);
  expect(kept.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await bank.client.delete(`${at}/${body.id}`)).status).toBe(204);
  expectError(await bank.client.get(`${at}/${body.id}`), 404, 'not_found');
  expectError(await bank.client.get(`${at}/${body.id}/file`), 404, 'not_found');
  expect(await transactionsOf(bank)).toEqual([]);
  expect((await upload(bank, file)).status).toBe(201);
});

test('the same bytes are taken once, and an Idempotency-Key covers them and the query', async () => {
  const file = camt([{ lines: [{ amount: '1' }] }]);
  const send = (path: string, content: string) =>
    bank.client.post(path, content, {
      'Content-Type': 'application/xml',
      'Idempotency-Key': 'march',
    });
  const first = await send(at, file);
  expect([first.status, await send(at, file).then(({ body }) => body)]).toEqual([201, first.body]);
  expectError(await send(`${at}?name=other`, file), 422, 'idempotency_mismatch');
  expectError(await send(at, `${file} `), 422, 'idempotency_mismatch');
  const again = await upload(bank, file);
  expect([again.status, again.body.code, again.body.id]).toEqual([
    409,
    'already_imported',
    first.body.id,
  ]);
});

test('an account is known by its IBAN, its number or account_id, and every other is refused', async () => {
  const lines = [{ amount: '1' }];
  const two = await upload(
    bank,
    camt([{ lines }, { account: `<IBAN>${OTHER_IBAN}</IBAN>`, lines }]),
  );
  expect(two.body.statements.map((one: { account: { id: string } }) => one.account.id)).toEqual([
    bank.accounts[0],
    bank.accounts[1],
  ]);
  const number = '<Othr><Id>532013000</Id></Othr>';
  const svcr = `<Svcr><FinInstnId><ClrSysMmbId><MmbId>37040044</MmbId></ClrSysMmbId></FinInstnId></Svcr>`;
  const german = camt([{ account: number, lines }]).replace(
    '<Ccy>EUR</Ccy>',
    `<Ccy>EUR</Ccy>${svcr}`,
  );
  const byNumber = await upload(bank, german);
  expect(byNumber.body.statements[0].account).toEqual({
    id: bank.accounts[0],
    iban: null,
    account_number: '532013000',
    currency: 'EUR',
  });
  const foreign = '<IBAN>GB33BUKB20201555555555</IBAN>';
  expectError(await upload(bank, camt([{ account: foreign, lines }])), 409, 'unknown_account', [
    '/statements/0/account',
  ]);
  const nameless = camt([{ account: '', lines }]);
  const places = ['/statements/0/account'];
  expectError(await upload(bank, nameless), 400, 'invalid_statement', places);
  expectError(await upload(bank, nameless, { account_id: UNKNOWN_ID }), 400, 'validation_failed', [
    '/account_id',
  ]);
  const chosen = await upload(bank, nameless, { account_id: bank.accounts[1] ?? '' });
  expect(chosen.body.statements[0].account.id).toBe(bank.accounts[1]);
  const other = camt([{ lines: [{ amount: '2' }] }]);
  expectError(
    await upload(bank, other, { account_id: bank.accounts[1] ?? '' }),
    400,
    'invalid_statement',
    ['/account_id'],
  );
});

test('what cannot be read is refused at its place, and nothing of the file is stored', async () => {
  const bad = camt([
    {
      lines: [
        { amount: '1' },
        { amount: 'x' },
        { amount: '1.001' },
        { amount: '1.500' },
        { amount: '1', currency: 'USD' },
        { amount: '1', day: '2026-02-30' },
        { amount: '1', status: '' },
      ],
    },
  ]);
  expectError(await upload(bank, bad), 400, 'invalid_statement', [
    '/statements/0/entries/1',
    '/statements/0/entries/2',
    '/statements/0/entries/4',
    '/statements/0/entries/5',
    '/statements/0/entries/6',
  ]);
  const sums = camt([{ opening: '1', closing: '3', lines: [{ amount: '1' }] }]);
  expectError(await upload(bank, sums), 400, 'invalid_statement', [
    '/statements/0/closing_balance',
  ]);
  const many = camt([{ lines: Array.from({ length: 30 }, () => ({ amount: '' })) }]);
  expect((await upload(bank, many)).body.errors).toHaveLength(20);
  expect(await transactionsOf(bank)).toEqual([]);
  expect((await bank.client.get(at)).body.data).toEqual([]);
});

test('a statement stays once a transaction of it was matched', async () => {
  const { body } = await upload(bank, camt([{ lines: [{ amount: '1' }, { amount: '2' }] }]));
  const change = (set: string) =>
    query(
      readRun().sharedDatabaseUrl,
      `update bank_transactions set ${set} where amount = 2 and bank_statement_id =
        (select id from bank_statements where document_id = '${body.id}')`,
    );
  for (const set of [`state = 'matched'`, `state = 'open', was_matched = true`]) {
    await change(set);
    expectError(await bank.client.delete(`${at}/${body.id}`), 409, 'statement_used');
  }
  expect(await transactionsOf(bank)).toHaveLength(2);
  await change('was_matched = false');
  expect((await bank.client.delete(`${at}/${body.id}`)).status).toBe(204);
});

test('the history has an entry by the key for a statement and each transaction', async () => {
  const { body } = await upload(bank, camt([{ lines: [{ amount: '1' }] }]));
  const entries = await query<{ record_table: string; action: string; actor: string }>(
    readRun().sharedDatabaseUrl,
    `select record_table, action, split_part(actor, ':', 1) as actor from history_entries e
      join bank_statements s on s.document_id = '${body.id}'
      left join bank_transactions t on t.bank_statement_id = s.id and record_table = 'bank_transactions'
      where record_id = coalesce(t.id, s.id) and record_table like 'bank\\_%' order by number`,
  );
  expect(entries).toEqual(
    ['bank_statements', 'bank_transactions'].map((record_table) => ({
      record_table,
      action: 'created',
      actor: 'key',
    })),
  );
});
