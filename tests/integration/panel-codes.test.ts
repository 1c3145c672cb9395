import { adminApi, api, createKey, BUSINESSES } from '../support/api';
import { connect, CUSTOMERS, desk, INVOICES, line, saveForm } from '../support/desk';

/** Codes of parties and the references of invoices, as operators type them. */

const problems = (body: {
  error: { details: { errors: { path: string[]; message: string }[] } };
}) =>
  Object.fromEntries(
    body.error.details.errors.map(({ path, message }) => [path.join('.'), message]),
  );

const ACCOUNT = {
  iban: 'DE89370400440532013000',
  bic: 'COBADEFF',
  label: null,
  currency: null,
};

describe('a business saved in the panel', () => {
  test('has its codes as they are stored, and null where nothing is typed', async () => {
    const { business } = await createKey();
    const path = `${BUSINESSES}/${business}`;
    const typed = {
      country_code: 'de',
      vat_id: 'de 123 456 789',
      contact_name: 'Olive',
      bank_accounts: [{ iban: 'de89 3704 0044 0532 0130 00', bic: 'coba de ff', label: '' }],
    };
    const saved = await adminApi().put(path, typed);
    expect([saved.status, saved.body.data]).toMatchObject([
      200,
      {
        country_code: 'DE',
        vat_id: 'DE123456789',
        contact_name: 'Olive',
        bank_accounts: [ACCOUNT],
      },
    ]);
    const kept = await adminApi().put(path, { phone: '1', vat_id: '' });
    expect(kept.body.data).toMatchObject({ bank_accounts: [ACCOUNT], vat_id: null });
  });

  test('is refused with the problem of each code beside its field', async () => {
    const { business } = await createKey();
    const bad = {
      country_code: 'UK',
      vat_id: 'DE1',
      bank_accounts: [{ iban: 'DE88370400440532013000', bic: 'COBA' }, { holder: 'Olive' }],
      registration_scheme: 'SIREN',
      electronic_address_scheme: '0003',
      coded_notes: 'PMT',
      language: 'xx',
      payment_link: 'https://{number}.example.com/',
    };
    for (const send of [
      () => adminApi().put(`${BUSINESSES}/${business}`, bad),
      () => adminApi().post(BUSINESSES, { name: 'New', ...bad }),
    ]) {
      const { status, body } = await send();
      expect([status, problems(body)]).toEqual([
        400,
        {
          country_code: 'must be an ISO 3166-1 alpha-2 country code such as DE',
          vat_id: 'must be a VAT number as DE has them, such as DE123456789',
          'bank_accounts.0.iban': 'has wrong check digits: a digit or letter is mistyped',
          'bank_accounts.0.bic': 'must be a BIC of 8 or 11 letters and digits such as COBADEFF',
          'bank_accounts.1.iban': 'is needed, or an account number',
          registration_scheme: 'must be a code of ISO/IEC 6523 such as 0002',
          electronic_address_scheme: 'must be a code of the list EAS such as 0088, 9930 or EM',
          coded_notes: 'must have one note per line, such as "PMT: Indemnité forfaitaire de 40 €"',
          language: 'must be one of en, de, fr, es, it, nl, pt, pl',
          payment_link: 'may have placeholders only after the host name',
        },
      ]);
    }
  });
});

describe('the payment link of a business', () => {
  const LINK = 'https://pay.example.com/?invoice={number}&amount={amount}';

  test('is saved with its language and its wish for codes, and cleared by nothing typed', async () => {
    const { business } = await createKey();
    const path = `${BUSINESSES}/${business}`;
    const typed = { payment_link: ` ${LINK} `, language: 'de', print_payment_code: true };
    const saved = await adminApi().put(path, typed);
    expect([saved.status, saved.body.data]).toMatchObject([200, { ...typed, payment_link: LINK }]);
    const cleared = await adminApi().put(path, { payment_link: '', language: null });
    expect(cleared.body.data).toMatchObject({
      payment_link: null,
      language: null,
      print_payment_code: true,
    });
  });
});

test('a customer saved in the panel has its codes as they are stored', async () => {
  const { key, customer } = await desk();
  const path = `${CUSTOMERS}/${customer}`;
  const typed = { country_code: 'at', vat_id: 'atu 12345678', language: 'de' };
  await saveForm(path, { ...typed, buyer_reference: 'Cost centre 7' });
  const read = async () => (await api(key).get(`/api/v1/customers/${customer}`)).body;
  expect(await read()).toMatchObject({
    country_code: 'AT',
    vat_id: 'ATU12345678',
    language: 'de',
    buyer_reference: 'Cost centre 7',
  });
  await saveForm(path, { language: '', buyer_reference: '', phone: '1' });
  expect(await read()).toMatchObject({
    language: null,
    buyer_reference: null,
    vat_id: 'ATU12345678',
  });
});

test('an invoice saved in the panel has a delivery date and an order reference', async () => {
  const { key, business, customer } = await desk();
  const form = { business: connect(business), customer: connect(customer), items: [line()] };
  const bad = { delivery_date: '2026-02-30', order_reference: 'x'.repeat(256) };
  const refused = await adminApi().post(INVOICES, { ...form, ...bad });
  expect(refused.status).toBe(400);
  const typed = { delivery_date: '2026-02-28', order_reference: 'PO-7' };
  const saved = await adminApi().post(INVOICES, { ...form, ...typed });
  const id = saved.body.data.documentId as string;
  const read = async (one: string) => (await api(key).get(`/api/v1/invoices/${one}`)).body;
  expect(await read(id)).toMatchObject(typed);
  await saveForm(`${INVOICES}/${id}`, { notes: 'N' });
  expect(await read(id)).toMatchObject(typed);
  const copy = await adminApi().post(`/invoicing/invoices/${id}/duplicate`);
  expect(await read(copy.body.data.documentId)).toMatchObject({
    delivery_date: null,
    order_reference: 'PO-7',
  });
  await saveForm(`${INVOICES}/${id}`, { delivery_date: null, order_reference: '' });
  expect(await read(id)).toMatchObject({ delivery_date: null, order_reference: null });
});
