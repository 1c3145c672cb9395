import Big from 'big.js';
import { checkBic, checkIban } from '../../../../src/domain/bank-account';
import { checkEmail, type Check } from '../../../../src/domain/checks';
import { fileTypeOf } from '../../../../src/domain/file-types';
import { checkVatId } from '../../../../src/domain/vat-id';
import { postFile } from '../../attachments';
import { createKey, api } from '../../api';
import { createCustomer, type Created, type Fields } from '../../records';
import { getEInvoice } from '../../trade';
import { first, type Facts, type Terms } from './facts';

const text = (terms: Terms, ...names: string[]): string | null => {
  const found = names.map((name) => first(terms, name)).filter((value) => value !== null);
  return found.length === 0 ? null : found.join('\n');
};

/** Leaves out what the sample does not say. */
const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** In place of a made-up VAT number of a seller, who needs one. */
const STAND_IN = 'DE123456789';

/** The terms with a number that this service checks: those of samples are often made up. */
const CHECKED: Readonly<Partial<Record<string, Check<string>>>> = {
  'BT-31': checkVatId,
  'BT-43': checkEmail,
  'BT-48': checkVatId,
  'BT-58': checkEmail,
  'BT-84': checkIban,
  'BT-86': checkBic,
};

/** Whether this service takes what a sample says. */
export const isTaken = (term: string, value: string): boolean =>
  'value' in (CHECKED[term]?.(value) ?? { value });

/** What a sample says where this service takes it. */
function taken(terms: Terms, term: string): string | null {
  const value = first(terms, term);
  return value !== null && isTaken(term, value) ? value : null;
}

function bankAccounts({ terms }: Facts): Fields[] {
  const account = first(terms, 'BT-84');
  if (account === null) return [];
  const number = isTaken('BT-84', account) ? { iban: account } : { account_number: account };
  return [{ ...number, holder: first(terms, 'BT-85'), bic: taken(terms, 'BT-86') }];
}

const address = (terms: Terms, lines: string[], [city, code, state, country]: string[]) => ({
  address: text(terms, ...lines),
  city: first(terms, city as string),
  postal_code: first(terms, code as string),
  state: first(terms, state as string),
  country_code: first(terms, country as string),
});

const businessOf = (facts: Facts): Fields => {
  const { terms } = facts;
  return given({
    name: first(terms, 'BT-27'),
    ...address(terms, ['BT-35', 'BT-36', 'BT-162'], ['BT-37', 'BT-38', 'BT-39', 'BT-40']),
    vat_id: taken(terms, 'BT-31') ?? (first(terms, 'BT-31') === null ? null : STAND_IN),
    tax_id: first(terms, 'BT-32') ?? first(terms, 'BT-29'),
    registration_id: first(terms, 'BT-30'),
    registration_scheme: first(terms, 'BT-30-scheme'),
    electronic_address: first(terms, 'BT-34'),
    electronic_address_scheme: first(terms, 'BT-34-scheme'),
    contact_name: first(terms, 'BT-41'),
    phone: first(terms, 'BT-42'),
    email: taken(terms, 'BT-43'),
    bank_accounts: bankAccounts(facts),
    default_currency: first(terms, 'BT-5'),
    tax_rounding: 'rate',
  });
};

const customerOf = ({ terms }: Facts): Fields =>
  given({
    name: first(terms, 'BT-44'),
    customer_number: first(terms, 'BT-46'),
    ...address(terms, ['BT-50', 'BT-51', 'BT-163'], ['BT-52', 'BT-53', 'BT-54', 'BT-55']),
    vat_id: taken(terms, 'BT-48'),
    registration_id: first(terms, 'BT-47'),
    registration_scheme: first(terms, 'BT-47-scheme'),
    electronic_address: first(terms, 'BT-49'),
    electronic_address_scheme: first(terms, 'BT-49-scheme'),
    phone: first(terms, 'BT-57'),
    email: taken(terms, 'BT-58'),
  });

const taxOf = (facts: Facts, category: string | null, rate: string | null): Fields => {
  const at = facts.terms['BT-118']?.indexOf(category ?? '') ?? -1;
  // Some samples say why by a code alone.
  const reason = category === 'S' || at < 0 ? null : (first(facts.terms, 'BT-120') ?? 'Exempt');
  return { tax_category: category, tax_rate: Number(rate ?? 0), tax_exemption_reason: reason };
};

const isCharge = (one: Terms) => first(one, 'isCharge') === 'true';
/** What an allowance takes off, or a charge adds. */
export const signed = (one: Terms): Big =>
  new Big(first(one, 'amount') ?? 0).times(isCharge(one) ? 1 : -1);

const taxOfLine = (facts: Facts, { terms }: Facts['lines'][number]): Fields =>
  taxOf(facts, first(terms, 'BT-151'), first(terms, 'BT-152'));

function itemOf(facts: Facts, line: Facts['lines'][number]): Fields {
  const { terms } = line;
  const quantity = new Big(first(terms, 'BT-129') ?? 1);
  const price = new Big(first(terms, 'BT-146') ?? 0).div(first(terms, 'BT-149') ?? 1);
  return given({
    description: text(terms, 'BT-153', 'BT-154'),
    // A line that takes off has a negative price here, and a negative quantity there.
    quantity: Number(quantity.abs()),
    unit_code: first(terms, 'BT-130'),
    unit_price: Number(price.times(quantity.lt(0) ? -1 : 1).round(6)),
    sku: first(terms, 'BT-155'),
    standard_item_id: first(terms, 'BT-157'),
    order_line_reference: first(terms, 'BT-132'),
    service_period_start: first(terms, 'BT-134'),
    service_period_end: first(terms, 'BT-135'),
    ...taxOfLine(facts, line),
  });
}

const asLine = (one: Terms, tax: Fields): Fields => ({
  description: first(one, 'reason') ?? (isCharge(one) ? 'Charge' : 'Allowance'),
  quantity: 1,
  unit_price: Number(signed(one)),
  ...tax,
});

const invoiceOf = (facts: Facts): Fields => {
  const { terms } = facts;
  const place = given({
    name: first(terms, 'BT-70'),
    ...address(terms, ['BT-75', 'BT-76', 'BT-165'], ['BT-77', 'BT-78', 'BT-79', 'BT-80']),
  });
  return given({
    invoice_number: first(terms, 'BT-1'),
    issue_date: first(terms, 'BT-2'),
    due_date: first(terms, 'BT-9'),
    currency: first(terms, 'BT-5'),
    buyer_reference: first(terms, 'BT-10'),
    project_reference: first(terms, 'BT-11'),
    contract_reference: first(terms, 'BT-12'),
    order_reference: first(terms, 'BT-13'),
    sales_order_reference: first(terms, 'BT-14'),
    despatch_reference: first(terms, 'BT-16'),
    tender_reference: first(terms, 'BT-17'),
    terms: first(terms, 'BT-20'),
    // BT-21 stands before it in UBL, and is one of French businesses.
    notes: terms['BT-22']?.map((note) => note.replace(/^#[A-Z]{3}#/, '')).join('\n') ?? null,
    delivery_date: first(terms, 'BT-72'),
    service_period_start: first(terms, 'BT-73'),
    service_period_end: first(terms, 'BT-74'),
    delivery_address: Object.keys(place).length === 0 ? null : place,
    items: [
      ...facts.lines.map((one) => itemOf(facts, one)),
      // Allowances and charges, which are lines here.
      ...facts.lines.flatMap((line) =>
        line.allowances.map((one) => asLine(one, taxOfLine(facts, line))),
      ),
      ...facts.allowances.map((one) =>
        asLine(one, taxOf(facts, first(one, 'category'), first(one, 'rate'))),
      ),
    ],
  });
};

const contentOf = (file: Terms) => Buffer.from(first(file, 'content') ?? '', 'base64');

/** Whether a file has a type that can be attached; some samples name one that it has not. */
export const isAttachable = (file: Terms): boolean =>
  fileTypeOf(contentOf(file)) === first(file, 'type');

/** Builds a sample over the interface and answers the e-invoice of it. @throws with what was refused */
export async function rebuild(facts: Facts): Promise<string> {
  const { key } = await createKey({ businessFields: businessOf(facts) });
  const client = api(key);
  const { id: customer } = await createCustomer(client, customerOf(facts));
  const made = await client.post('/api/v1/invoices', {
    customer_id: customer,
    ...invoiceOf(facts),
  });
  if (made.status !== 201) throw new Error(made.text);
  const { id, total } = made.body as Created;
  for (const file of facts.files.filter(isAttachable)) {
    const type = first(file, 'type') ?? '';
    const sent = { name: first(file, 'name') ?? 'file', type, content: contentOf(file) };
    const answer = await postFile(client, `invoices/${id}`, sent);
    if (answer.status !== 201) throw new Error(answer.text);
  }
  const issued = await client.patch(`/api/v1/invoices/${id}`, { status: 'sent' });
  if (issued.status !== 200) throw new Error(issued.text);
  const paid = Number(first(facts.terms, 'BT-113') ?? 0);
  if (paid > 0) {
    const amount = Math.min(paid, total);
    const answer = await client.post(`/api/v1/invoices/${id}/payments`, { amount });
    if (answer.status !== 201) throw new Error(answer.text);
  }
  const { status, bytes } = await getEInvoice(key, `invoices/${id}`, facts.syntax);
  if (status !== 200) throw new Error(bytes.toString());
  return bytes.toString();
}
