import { CONTENT_TYPE } from '../../src/content-types';
import { adminApi } from '../support/api';
import { query } from '../support/databases';
import { homeShop, memberWho } from '../support/home';
import { listed } from '../support/listed';
import { storeMail } from '../support/mails';
import { CM, MY_BUSINESSES } from '../support/operators';
import type { ServiceAt } from '../support/service';
import { SHARED, sharedServiceWith } from '../support/shared-services';
import { limitedPermissions } from '../support/two-businesses';

/** Mails that did not arrive, as the panel shows them. */
let service: ServiceAt;

beforeAll(async () => {
  service = await sharedServiceWith(SHARED);
});

const home = async (who: { get: ReturnType<typeof adminApi>['get'] } = adminApi(service)) =>
  (await who.get('/invoicing/home')).body.data;
const sql = (text: string, values: unknown[] = []) => query(service.databaseUrl, text, values);

test('a mail that the customer did not get is on the home page and in the list, until one goes out', async () => {
  const shop = await homeShop(service);
  const ill = await shop.invoice(5, { status: 'sent' });
  const well = await shop.invoice(6, { status: 'sent' });
  const store = (id: unknown, subject: string) =>
    storeMail(service.databaseUrl, { kind: 'invoice', id: String(id) }, { subject });
  const become = (mail: { id: string }, state: string, response: string) =>
    sql(
      `update mails set state = $2, last_response = $3, last_attempt_at = localtimestamp
        where document_id = $1`,
      [mail.id, state, response],
    );
  const refused = await store(ill.id, 'To nobody');
  await become(refused, 'failed', '550 no such mailbox');
  await become(await store(well.id, 'To somebody'), 'sent', '250 taken');
  const mails = { action: `${CM}.read`, subject: CONTENT_TYPE.mail, conditions: [MY_BUSINESSES] };
  const rights = limitedPermissions(['read']).filter(
    ({ subject }) => subject !== CONTENT_TYPE.mail,
  );
  const who = await memberWho(service, [...rights, mails], shop.business);
  expect((await home(who)).refused_mails).toEqual([
    {
      type: 'invoice',
      documentId: ill.id,
      subject: 'To nobody',
      to: ['jane@customer.example'],
      response: '550 no such mailbox',
      at: expect.stringMatching(/Z$/),
    },
  ]);
  const marked = async (client = who) => {
    const { rows } = await listed(client, 'sort=invoice_number:ASC');
    return rows.map(({ mail_refused: mark }) => mark);
  };
  expect(await marked()).toEqual([true, undefined]);
  const inTab = (client = who) => listed(client, 'view=mail_refused');
  const tabs = async (client = who) => (await client.get('/invoicing/lists/invoices')).body.data;
  expect((await inTab()).rows).toMatchObject([{ documentId: ill.id }]);
  expect((await tabs()).views).toMatchObject({ all: 2, mail_refused: 1, cancelled: 0 });
  const elsewhere = await memberWho(service, [...rights, mails]);
  const withoutMails = await memberWho(service, rights, shop.business);
  for (const other of [elsewhere, withoutMails])
    expect((await home(other)).refused_mails).toEqual([]);
  expect(await marked(withoutMails)).toEqual([undefined, undefined]);
  const hidden = await withoutMails.get('/invoicing/lists/invoices?view=mail_refused');
  expect([hidden.status, 'mail_refused' in (await tabs(withoutMails)).views]).toEqual([403, false]);
  const again = await store(ill.id, 'Again');
  expect([(await home(who)).refused_mails, await marked()]).toEqual([[], [undefined, undefined]]);
  expect((await inTab()).total).toBe(0);
  await become(again, 'failed', '550 still none');
  expect((await home(who)).refused_mails).toMatchObject([{ subject: 'Again' }]);
  // The first one is sent again, and arrives.
  await become(refused, 'sent', '250 taken');
  expect((await home(who)).refused_mails).toEqual([]);
});

test('a reminder that the service held back was not refused', async () => {
  const shop = await homeShop(service);
  const { id } = await shop.invoice(5, { status: 'paid' });
  const document = { kind: 'invoice', id: String(id) } as const;
  const reminder = await storeMail(service.databaseUrl, document, { kind: 'reminder' });
  await sql(
    `update mails set state = 'failed', last_response = 'Not sent: the invoice was paid',
      last_attempt_at = localtimestamp where document_id = $1`,
    [reminder.id],
  );
  const subjects = (await home()).refused_mails.map(
    ({ documentId }: { documentId: string }) => documentId,
  );
  expect(subjects).not.toContain(id);
});
