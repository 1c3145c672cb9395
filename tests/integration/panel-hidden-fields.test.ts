import { readFileSync } from 'node:fs';
import { adminApi, api } from '../support/api';
import { line } from '../support/desk';
import { CM, MY_BUSINESSES } from '../support/operators';
import { creditInvoice, createInvoice, createQuotation } from '../support/records';
import { collection, memberOf, twoShops, type Shop } from '../support/two-businesses';

/** The fields of a schema that no form shows. */
function hiddenFields(type: string): string[] {
  const file = `src/api/${type}/content-types/${type}/schema.json`;
  const { attributes } = JSON.parse(readFileSync(file, 'utf8')) as {
    attributes: Record<string, { visible?: boolean }>;
  };
  return Object.keys(attributes).filter((name) => attributes[name]?.visible === false);
}

describe('the fields that no form shows', () => {
  let mine: Shop;
  const ACCOUNT = { iban: 'DE89370400440532013000' };
  const SELLER = { bank_accounts: [ACCOUNT], vat_id: 'DE123456789' };
  const BUYER = { email: 'buyer@hidden.test', tax_id: 'T-HIDDEN' };
  const DOCUMENTS = { invoice: 'invoices', quotation: 'quotations', 'credit-note': 'credit-notes' };
  const TYPES_OF = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[];
  const uid = (type: string) => `api::${type}.${type}`;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    ({ mine } = await twoShops());
    const client = api(mine.key);
    await adminApi().put(collection('business', mine.ids.business), SELLER);
    await adminApi().put(collection('customer', mine.ids.customer), BUYER);
    const sent = { status: 'sent', items: [line()] };
    ids['invoice'] = (await createInvoice(client, mine.ids.customer, sent)).id;
    ids['quotation'] = (await createQuotation(client, mine.ids.customer, sent)).id;
    ids['credit-note'] = (await creditInvoice(client, ids['invoice'] as string)).id;
  });

  const roleOf = (fields?: string[]) =>
    memberOf(
      mine.ids.business,
      TYPES_OF.flatMap((type) =>
        ['read', 'update'].map((action) => ({
          action: `${CM}.${action}`,
          subject: uid(type),
          conditions: [MY_BUSINESSES],
          ...(fields
            ? { properties: { fields: [`${type.replace('-', '_')}_number`, ...fields] } }
            : {}),
        })),
      ),
    );

  const pathsOf = (type: keyof typeof DOCUMENTS) => {
    const list = `/content-manager/collection-types/${uid(type)}`;
    return [
      list,
      `${list}?populate=*`,
      `${list}/${ids[type]}`,
      `/content-manager/relations/${uid(type)}/${ids[type]}/customer`,
      `/invoicing/export/${DOCUMENTS[type]}`,
      `/invoicing/${DOCUMENTS[type]}/${ids[type]}/history`,
    ];
  };

  test.each([
    ['limited to some fields', ['business', 'customer', 'state', 'total']],
    ['of all fields', undefined],
  ])('are in no answer to a role %s', async (_, fields) => {
    const operator = await roleOf(fields);
    for (const type of TYPES_OF) {
      const answers = await Promise.all(pathsOf(type).map((path) => operator.get(path)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const saved = await operator.put(pathsOf(type)[2] ?? '', { notes: 'x' });
      const texts = [...answers, saved].map(({ text }) => text).join('\n');
      for (const secret of [ACCOUNT.iban, SELLER.vat_id, ...Object.values(BUYER)])
        expect(texts).not.toContain(secret);
      for (const field of hiddenFields(type)) expect(texts).not.toContain(`"${field}"`);
    }
  });

  test.each(['issued_details', 'handed_out_at', 'amount_recorded'])(
    'filter and sort nothing: %s',
    async (field) => {
      const operator = await roleOf();
      const list = `/content-manager/collection-types/${uid('invoice')}`;
      const filtered = await operator.get(`${list}?filters[${field}][$notNull]=true`);
      expect(filtered.status).toBe(403);
    },
  );
});
