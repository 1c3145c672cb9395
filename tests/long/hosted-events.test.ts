import { query } from '../support/databases';
import { pageOf, sendDecision, sentQuotation } from '../support/hosted';
import { startReceiver, verified, type Receiver } from '../support/receiver';
import type { Service } from '../support/service';
import { createTrade, type Trade } from '../support/trade';
import { addEndpoint, startSender } from '../support/webhooks';

let service: Service;
let receiver: Receiver;
let trade: Trade;

beforeAll(async () => {
  receiver = await startReceiver();
  // Nothing listens there: the mails stay in their outbox.
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'post@example.test' };
  service = await startSender(env);
  trade = await createTrade({}, { service, scopes: ['read', 'write', 'webhooks'] });
});
afterAll(() => Promise.all([service.stop(), receiver.close()]));

test.each([
  ['accept', 'accepted'],
  ['decline', 'rejected'],
] as const)('who decides to %s sends one event and one mail', async (decision, status) => {
  const path = `/${decision}`;
  const types = [`quotation.${status}`];
  const endpoint = await addEndpoint(trade.client, receiver.url + path, { events: types });
  const { id } = await sentQuotation(trade, { quotation_number: `Q-${status}` });
  const page = await pageOf(trade.client, `quotations/${id}`);
  const sent = { name: 'Jo', remark: 'Please hurry.' };
  expect((await sendDecision(page, decision, sent, service)).status).toBe(303);
  expect((await sendDecision(page, decision, { name: 'Jo' }, service)).status).toBe(409);
  const [event] = await receiver.until(1, path);
  if (!event) throw new Error('No event');
  verified(endpoint.secret as string, event);
  const { body: found } = await trade.client.get(`/api/v1/quotations/${id}`);
  const { quotation_items: _items, ...fields } = found;
  expect([event.body.type, event.body.data]).toEqual([
    types[0],
    { ...fields, items: expect.arrayContaining([expect.objectContaining({ quantity: 2 })]) },
  ]);
  expect(event.body.data).toMatchObject({ decided_by: 'Jo', decision_remark: 'Please hurry.' });
  const mails = await query<Record<string, unknown>>(
    service.databaseUrl,
    `select m.kind, m.recipients, m.reply_to, m.subject, m.plain_text like $2 as leads_to_panel from mails m
      join quotations q on q.id = m.quotation_id where q.document_id = $1`,
    [id, `%/admin/content-manager/collection-types/api::quotation.quotation/${id}%`],
  );
  expect(mails).toEqual([
    {
      kind: 'decision',
      recipients: ['post@werft.example'],
      reply_to: 'rechnung@nord.example',
      subject: expect.stringContaining(`Q-${status}`),
      leads_to_panel: true,
    },
  ]);
  expect(receiver.received(path)).toHaveLength(1);
});
