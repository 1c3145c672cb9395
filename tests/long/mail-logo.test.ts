import { createHash } from 'node:crypto';
import { readHead } from '../../src/outbound/logo/picture';
import { adminApi, api, BUSINESSES } from '../support/api';
import { cloneDatabase } from '../support/databases';
import { saveForm } from '../support/desk';
import { eventually } from '../support/eventually';
import { startMailServer, type MailServer } from '../support/mail-server';
import { startMailing } from '../support/mails';
import type { Service } from '../support/service';
import { createTrade, type Trade } from '../support/trade';
import { upload } from '../support/uploads';
import { png } from '../unit/outbound/logo/images';

let server: MailServer;
let service: Service;
let trade: Trade;

beforeAll(async () => {
  server = await startMailServer();
  service = await startMailing(server.url, { database: await cloneDatabase() });
  trade = await createTrade({ buyer: { language: 'de' } }, { service });
});
afterAll(async () => {
  await service.stop();
  await server.close();
});

async function setLogo(content: Buffer): Promise<number> {
  const file = { name: 'logo.png', content, type: 'image/png' };
  const { body } = await upload(file, '/upload', undefined, service);
  const id = body[0].id as number;
  const business = `${BUSINESSES}/${trade.business}`;
  expect((await saveForm(business, { logo: id }, adminApi(service))).status).toBe(200);
  return id;
}

async function mailed(subject: string, body: object = {}) {
  const { id } = await trade.invoice();
  const sent = await api(trade.key, service).post(`/api/v1/invoices/${id}/send`, {
    subject,
    ...body,
  });
  expect(sent.status).toBe(202);
  const found = () => server.received().find(({ mail }) => mail.subject === subject);
  await eventually(() => Promise.resolve(found() !== undefined));
  return { id: id as string, ...(found() as NonNullable<ReturnType<typeof found>>) };
}

/** The picture of a page: its tag, and where it lies. */
const pictureIn = (html: string | false | undefined): { tag: string; src: string } => {
  const [tag = '', src = ''] = /<img src="([^"]*)"[^>]*>/.exec(html || '') ?? [];
  return { tag, src };
};

test('a mail of a business without a logo begins with its name', async () => {
  const { mail } = await mailed('plain');
  expect(mail.html).toMatch(/<p dir="auto"[^>]*>Werft<\/p>/);
  expect([pictureIn(mail.html).tag, mail.attachments.length]).toEqual(['', 1]);
});

test('a mail brings its logo along, small, and names the business for programs without pictures', async () => {
  await setLogo(png({ width: 1500, height: 300 }));
  const { raw, mail } = await mailed('with logo', { attach_e_invoice: 'ubl' });
  const [tag] = /<img[^>]*>/.exec(raw.replace(/=\r\n/g, '').replaceAll('=3D', '=')) ?? [];
  expect(tag).toContain('alt="Werft" width="220" height="44"');
  expect(tag).toMatch(/src="cid:logo@[\w-]+"/);
  expect(raw).not.toMatch(/<img[^>]+https?:/);
  const logo = mail.attachments.find(({ related }) => related);
  expect([logo?.contentType, logo?.contentDisposition]).toEqual(['image/png', 'inline']);
  expect(tag).toContain(logo?.cid ?? 'none');
  const head = await readHead(logo?.content ?? Buffer.alloc(0));
  expect(head).toMatchObject({ width: 440, height: 88 });
  const files = mail.attachments.filter(({ related }) => !related);
  expect(files.map(({ filename }) => filename?.replace(/INV-\d+/, '1'))).toEqual([
    'Rechnung-1.pdf',
    'Rechnung-1-ubl.xml',
  ]);
});

test('the preview in the panel shows the same picture', async () => {
  const { id, mail } = await mailed('previewed');
  const preview = await adminApi(service).post(`/invoicing/invoices/${id}/mail-preview`, {});
  const { src } = pictureIn(preview.body.data.html);
  const [, data = ''] = src.split('data:image/png;base64,');
  const logo = mail.attachments.find(({ related }) => related);
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(hash(Buffer.from(data, 'base64'))).toBe(hash(logo?.content ?? Buffer.alloc(0)));
});

test('a logo that was deleted leaves the name', async () => {
  const { mail: before } = await mailed('still there');
  expect(before.html).toContain('<img');
  const business = `${BUSINESSES}/${trade.business}`;
  expect((await saveForm(business, { logo: null }, adminApi(service))).status).toBe(200);
  const { mail } = await mailed('gone');
  expect(mail.html).toMatch(/<p dir="auto"[^>]*>Werft<\/p>/);
});
