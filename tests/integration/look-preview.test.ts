import { CONTENT_TYPE } from '../../src/content-types';
import { adminApi } from '../support/api';
import { inMyBusinesses, operatorWho, type OperatorAccount } from '../support/operators';
import { UNKNOWN_ID } from '../support/records';
import { readRun } from '../support/run';
import { sharedService } from '../support/service';
import { createTrade } from '../support/trade';
import { memberOf } from '../support/two-businesses';
import { upload } from '../support/uploads';
import { jpegFiles } from '../support/logos';
import { checkPdf } from '../support/pdf/qpdf';
import { layoutOf } from '../support/pdf/text';

/** The preview of a look that the form of a business shows while somebody types. */

let business: string;
beforeAll(async () => {
  ({ business } = await createTrade());
});

const at = (id: string) => `/invoicing/businesses/${id}/look-preview`;
const TYPED = { in_language: 'en', name: 'Typed Ltd', default_currency: 'EUR' };

interface Drawn {
  status: number;
  pdf: Buffer;
  headers: Headers;
}

/** Asks as an operator does, and reads the answer as bytes. */
async function draw(
  fields: object = {},
  { token, id = business }: { token?: string; id?: string } = {},
): Promise<Drawn> {
  const answer = await fetch(sharedService().url + at(id), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token ?? readRun().adminToken}`,
    },
    body: JSON.stringify({ ...TYPED, ...fields }),
  });
  const pdf = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, pdf, headers: answer.headers };
}

const textIn = async (fields: object): Promise<string> => {
  const { status, pdf } = await draw(fields);
  if (status !== 200) throw new Error(pdf.toString('utf8'));
  return layoutOf(pdf);
};

const editor = (): Promise<OperatorAccount> =>
  memberOf(business, [
    inMyBusinesses('read', CONTENT_TYPE.business),
    inMyBusinesses('update', CONTENT_TYPE.business),
  ]);

test('what was typed and not saved is printed on a sample with units, two tax rates and bank details', async () => {
  const drawn = await draw({
    name: 'Typed',
    legal_name: 'Typed Works Ltd',
    address: '1 Typed Road',
    city: 'Leeds',
    bank_accounts: [{ iban: 'GB33BUKB20201555555555' }],
    default_tax_rate: 19,
    default_terms: 'Typed terms.',
    custom_fields: [
      { key: 'project', label: 'Project', kind: 'invoice', printed: true },
      { key: 'hidden', label: 'Unprinted', kind: 'invoice', printed: false },
    ],
  });
  expect(drawn.headers.get('content-type')).toBe('application/pdf');
  expect(drawn.headers.get('cache-control')).toBe('no-store');
  checkPdf(drawn.pdf);
  const text = layoutOf(drawn.pdf);
  for (const part of [
    'Typed Works Ltd',
    '1 Typed Road',
    'GB33 BUKB',
    '12.5 hours',
    '19%',
    '7%',
    'Typed terms.',
    'Thank you for your order.',
    'Project',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Unprinted');
  // 1187.50 + 74.70 + 21.00 net; 19 % of 1208.50 and 7 % of 74.70.
  expect(text).toContain('1,518.05');
});

test('the sample is in the language that was asked for', async () => {
  const text = await textIn({ in_language: 'de' });
  for (const part of ['RECHNUNG', 'Hafenrösterei GmbH', '12,5 Stunden', 'Vielen Dank'])
    expect(text).toContain(part);
});

test('colour, paper and template are those of the form', async () => {
  const plain = await draw();
  const pictures = await Promise.all(
    [{ brand_color: '#aa0000' }, { paper_size: 'LETTER' }, { look: { template: 'classic' } }].map(
      async (fields) => (await draw(fields)).pdf.toString('base64'),
    ),
  );
  expect(new Set([plain.pdf.toString('base64'), ...pictures]).size).toBe(4);
});

test('nothing of the stored business is printed, so a role that hides fields learns none of them', async () => {
  const text = await textIn({ name: null });
  for (const stored of ['Werft', 'Hafenstraße', 'DE89', 'DE123456789'])
    expect(text).not.toContain(stored);
});

test.each([
  ['brand_color', 'red'],
  ['paper_size', 'A5'],
  ['bank_accounts', 'DE00'],
  ['in_language', 'xx'],
  ['in_language', null],
  ['look', { template: 'bold' }],
  ['phone', 12],
  ['name', { $ne: null }],
  ['custom_fields', 'all'],
  ['payment_link', 'javascript:alert(1)'],
  ['logo', 'http://127.0.0.1/'],
  ['logo', { url: 'http://127.0.0.1/' }],
])('%s cannot be %j, and the answer names it', async (field, value) => {
  const { status, body } = await adminApi().post(at(business), { ...TYPED, [field]: value });
  const paths = body.error.details.errors.map(({ path }: { path: string[] }) => path[0]);
  expect([status, paths]).toEqual([400, [field]]);
});

test('all wrong fields are named at once, and a body that is no object is refused', async () => {
  const wrong = { ...TYPED, brand_color: 'red', paper_size: 'A5' };
  const { body } = await adminApi().post(at(business), wrong);
  expect(body.error.details.errors).toHaveLength(2);
  expect((await adminApi().post(at(business), [])).status).toBe(400);
});

test('only an operator who may change this business gets a preview', async () => {
  const reader = await memberOf(business, [inMyBusinesses('read', CONTENT_TYPE.business)]);
  const stranger = await operatorWho([
    inMyBusinesses('read', CONTENT_TYPE.business),
    inMyBusinesses('update', CONTENT_TYPE.business),
  ]);
  const clerk = await memberOf(business, [inMyBusinesses('read', CONTENT_TYPE.invoice)]);
  const asked = async (who: OperatorAccount, id = business) =>
    (await who.post(at(id), TYPED)).status;
  const mine = await editor();
  const others = await createTrade();
  expect([
    await asked(mine),
    await asked(reader),
    await asked(stranger),
    await asked(clerk),
    await asked(mine, others.business),
    await asked(mine, UNKNOWN_ID),
    await asked(mine, 'x'),
  ]).toEqual([200, 403, 404, 403, 404, 404, 404]);
  const nobody = await fetch(sharedService().url + at(business), { method: 'POST' });
  expect(nobody.status).toBe(401);
});

test('the chosen picture is printed for who may see files, and else only the logo that is stored', async () => {
  const picture = Object.values(await jpegFiles((await draw()).pdf))[0] ?? Buffer.alloc(0);
  const file = (name: string) =>
    upload({ name, content: picture, type: 'image/jpeg' }).then(({ body }) => body[0].id as number);
  const [stored, other] = [await file('stored.jpg'), await file('other.jpg')];
  const path = `/content-manager/collection-types/api::business.business/${business}`;
  expect((await adminApi().put(path, { logo: stored })).status).toBe(200);
  const { token } = await editor();
  const drawn = await Promise.all([
    draw({ logo: other }),
    draw({ logo: stored }, { token }),
    draw({ logo: other }, { token }),
    draw({ logo: 2 ** 31 - 1 }, { token }),
  ]);
  expect(drawn.map(({ status }) => status)).toEqual([200, 200, 400, 400]);
  const hasPicture = ({ pdf }: Drawn) => pdf.toString('latin1').includes('/Subtype /Image');
  expect(drawn.slice(0, 2).map(hasPicture)).toEqual([true, true]);
  expect(hasPicture(await draw())).toBe(false);
});

test('many previews of one business do not hold up those of another', async () => {
  const { business: other } = await createTrade();
  let done = 0;
  const flood = Array.from({ length: 24 }, () => draw().then(() => (done += 1)));
  const { status } = await draw({}, { id: other });
  expect([status, done < 20]).toEqual([200, true]);
  await Promise.all(flood);
});
