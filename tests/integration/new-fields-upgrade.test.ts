import { adminApi } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { CM, createRole, MY_BUSINESSES } from '../support/operators';
import { startService, type Service } from '../support/service';
import { CONTENT_TYPE } from '../../src/content-types';
import { TYPES } from '../support/two-businesses';

/** Roles of an installation whose version lacked some fields, and did not record what it knew. */

let database: string;
let service: Service;
afterEach(() => service.stop());

interface Permission {
  action: string;
  subject: string | null;
  properties: { fields?: string[] };
}

const NEW: Record<string, string[]> = {
  [TYPES.customer]: [
    'vat_id',
    'buyer_reference',
    'language',
    'registration_id',
    'e_invoice_format',
  ],
  [TYPES.invoice]: ['delivery_date', 'order_reference', 'items.unit_code', 'items.tax_category'],
  [TYPES.quotation]: ['items.tax_exemption_reason'],
  [TYPES.business]: ['iban', 'tax_rounding', 'invoice_number_pattern', 'coded_notes'],
};

async function roleId(name: string): Promise<number> {
  const [role] = await query<{ id: number }>(
    database,
    'select id from admin_roles where name = $1',
    [name],
  );
  return role?.id ?? 0;
}

async function fieldsOf(id: number): Promise<Map<string, string[]>> {
  const { body } = await adminApi(service).get(`/admin/roles/${id}/permissions`);
  return new Map(
    (body.data as Permission[]).map(({ action, subject, properties }) => [
      `${action} ${subject ?? ''}`,
      [...(properties.fields ?? [])].sort(),
    ]),
  );
}

const PAYMENT = CONTENT_TYPE.payment;
const NEW_TYPES: string[] = [
  PAYMENT,
  CONTENT_TYPE.creditNote,
  CONTENT_TYPE.refund,
  CONTENT_TYPE.mail,
];

/** Takes fields and types from every role, as if the version that made it had not known them. */
async function age(): Promise<void> {
  await query(database, 'delete from admin_permissions where subject = any($1)', [NEW_TYPES]);
  for (const [subject, fields] of Object.entries(NEW)) {
    await query(
      database,
      `update admin_permissions set properties = jsonb_set(properties::jsonb, '{fields}',
        (properties::jsonb -> 'fields') - $2::text[])
      where subject = $1 and properties::jsonb ? 'fields'`,
      [subject, fields],
    );
  }
}

const forget = () =>
  query(database, `delete from strapi_core_store_settings where key like '%known_fields'`);

async function start(): Promise<void> {
  service = await startService({ database });
}

test('a role with all fields gets the fields and types that an upgrade adds', async () => {
  database = await cloneDatabase();
  await start();
  const bookkeeper = await roleId('Bookkeeper');
  const before = await fieldsOf(bookkeeper);
  expect(before.get(`${CM}.update ${TYPES.invoice}`)).toContain('items.unit_code');
  await service.stop();
  await age();
  await forget();
  await start();
  expect(await fieldsOf(bookkeeper)).toEqual(before);
  for (const type of NEW_TYPES) {
    const rights = [...before.keys()].filter((key) => key.endsWith(` ${type}`)).sort();
    expect(rights).toEqual(['create', 'read', 'update'].map((one) => `${CM}.${one} ${type}`));
  }
  const business = before.get(`${CM}.read ${TYPES.business}`);
  expect(business).not.toContain('members');
  expect(business).not.toContain('api_tokens');
});

test('a role without a field of before gets no new ones, and nobody gets one twice', async () => {
  database = await cloneDatabase();
  await start();
  const fields = ['name', 'email', 'phone'];
  const limits = { properties: { fields }, conditions: [MY_BUSINESSES] };
  const few = await createRole(
    [{ action: `${CM}.read`, subject: TYPES.customer, ...limits }],
    service,
  );
  await service.stop();
  await age();
  await forget();
  await start();
  const kept = await fieldsOf(few);
  expect([...kept]).toEqual([[`${CM}.read ${TYPES.customer}`, fields.toSorted()]]);
  await service.stop();
  // What an administrator takes away later stays away.
  await age();
  const bookkeeper = await roleId('Bookkeeper');
  await start();
  const left = await fieldsOf(bookkeeper);
  expect(left.get(`${CM}.read ${TYPES.customer}`)).not.toContain('vat_id');
  expect(left.has(`${CM}.read ${PAYMENT}`)).toBe(false);
});
