import { api } from '../support/api';
import { camt, createBank, transactionsOf, upload } from '../support/bank';
import { cloneDatabase, query } from '../support/databases';
import { eventually } from '../support/eventually';
import { expectError } from '../support/expect-error';
import { startService, type Service } from '../support/service';

let service: Service | undefined;

afterEach(() => service?.stop());

const at = '/api/v1/bank-statements';

test('the file of a statement goes after STATEMENT_KEEP_DAYS, and the statement stays', async () => {
  const database = await cloneDatabase();
  service = await startService({ database });
  const bank = await createBank(service);
  const send = async (amount: string) => (await upload(bank, camt([{ lines: [{ amount }] }]))).body;
  const [older, newer] = [await send('1'), await send('2')];
  await service.stop();
  await query(
    database,
    `update bank_statements set created_at = localtimestamp
      - case document_id when $1 then interval '8 days' else interval '6 days' end`,
    [older.id],
  );
  service = await startService({ database, env: { STATEMENT_KEEP_DAYS: '7' } });
  const client = api(bank.key, service);
  await eventually(
    async () => (await query(database, 'select from bank_statement_files')).length === 1,
  );
  expectError(await client.get(`${at}/${older.id}/file`), 404, 'not_found');
  expect((await client.get(`${at}/${newer.id}/file`)).status).toBe(200);
  expect((await client.get(`${at}/${older.id}`)).status).toBe(200);
  expect(await transactionsOf({ client })).toHaveLength(2);
  const again = await upload({ client }, camt([{ lines: [{ amount: '1' }] }]));
  expect([again.status, again.body.code, again.body.id]).toEqual([
    409,
    'already_imported',
    older.id,
  ]);
});
