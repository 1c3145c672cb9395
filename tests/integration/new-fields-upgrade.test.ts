import { adminApi } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { CM, createRole, MY_BUSINESSES } from '../support/operators';
import { startService, type Service } from '../support/service';
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
  [TYPES.customer]: ['vat_id', 'buyer_reference', 'language'],
  [TYPES.invoice]: ['delivery_date', 'order_reference', 'items.unit_code', 'items.tax_category'],
  [TYPES.quotation]: ['items.tax_exemption_reason'],
  [TYPES.business]: ['iban', 'tax_rounding', 'invoice_number_pattern'],
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

/** Takes the fields from every role, as if the version that made it had not known them. */
async function age(): Promise<void> {
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

test('a role with all fields gets those that an upgrade adds', async () => {
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
  expect((await fieldsOf(few)).get(`${CM}.read ${TYPES.customer}`)).toEqual(fields.toSorted());
  await service.stop();
  // What an administrator takes away later stays away.
  await age();
  const bookkeeper = await roleId('Bookkeeper');
  await start();
  expect((await fieldsOf(bookkeeper)).get(`${CM}.read ${TYPES.customer}`)).not.toContain('vat_id');
});
