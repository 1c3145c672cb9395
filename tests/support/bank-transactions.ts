import type { Answer } from './http';
import { camt, createBank, transactionsOf, upload, type Bank } from './bank';
import { createCustomer, createInvoice, line, type Created, type Fields } from './records';

/** A movement of the first account: above 0 a credit. */
export interface Movement {
  amount: string;
  text?: string;
  name?: string;
  iban?: string;
  day?: string;
  reference?: string;
}

let counted = 0;

function lineOf({ amount, text = '', name = 'Somebody', iban, day, reference }: Movement) {
  counted += 1;
  const isDebit = amount.startsWith('-');
  const [party, account] = isDebit ? ['Cdtr', 'CdtrAcct'] : ['Dbtr', 'DbtrAcct'];
  const from = iban ? `<${account}><Id><IBAN>${iban}</IBAN></Id></${account}>` : '';
  const structured = reference
    ? `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>`
    : '';
  return {
    amount: amount.replace('-', ''),
    mark: isDebit ? ('DBIT' as const) : ('CRDT' as const),
    day: day ?? '2026-03-10',
    reference: `B${counted}`,
    within: `<NtryDtls><TxDtls><RltdPties><${party}><Nm>${name}</Nm></${party}>${from}</RltdPties>
      <RmtInf>${text ? `<Ustrd>${text}</Ustrd>` : ''}${structured}</RmtInf></TxDtls></NtryDtls>`,
  };
}

/** Uploads a file of these movements. @returns their transactions, in their order */
export async function moved(bank: Bank, ...movements: Movement[]): Promise<Fields[]> {
  const lines = movements.map(lineOf);
  const answer = await upload(bank, camt([{ lines }]));
  if (answer.status !== 201) throw new Error(`Not uploaded: ${answer.text}`);
  const all = (await transactionsOf(bank, `&statement_id=${answer.body.id}`)) as Fields[];
  return lines.map(({ reference }) => {
    const found = all.find((one) => one['bank_reference'] === reference);
    if (!found) throw new Error(`No transaction ${reference}`);
    return found;
  });
}

/** One movement. */
export async function movedOne(bank: Bank, movement: Movement): Promise<Fields> {
  const [one] = await moved(bank, movement);
  if (!one) throw new Error('Nothing moved');
  return one;
}

export interface Books extends Bank {
  customer: string;
  /** A sent invoice of this customer, or another one. */
  invoice(total: number, fields?: Fields & { customer?: string }): Promise<Created>;
  newCustomer(name: string): Promise<string>;
  act(transaction: Fields, action: string, body?: object): Promise<Answer>;
  transaction(id: unknown): Promise<Fields>;
}

/** A business with accounts, a customer, and a key for all of it. */
export async function createBooks(): Promise<Books> {
  const bank = await createBank();
  const { client } = bank;
  const newCustomer = async (name: string) => (await createCustomer(client, { name })).id;
  const customer = await newCustomer('Acme GmbH');
  return {
    ...bank,
    customer,
    newCustomer,
    invoice: (total, { customer: other = customer, ...fields } = {}) =>
      createInvoice(client, other, {
        status: 'sent',
        currency: 'EUR',
        issue_date: '2026-03-01',
        items: [line({ quantity: 1, unit_price: total, tax_rate: 0 })],
        ...fields,
      }),
    act: (transaction, action, body) =>
      client.post(`/api/v1/bank-transactions/${String(transaction['id'])}/${action}`, body),
    transaction: async (id) =>
      (await client.get(`/api/v1/bank-transactions/${String(id)}`)).body as Fields,
  };
}

/** Asserts that a transaction is matched already: this one, or that of a payment or refund. */
export function expectMatched({ status, body }: Answer, transaction: Fields | undefined): void {
  expect([status, body.code, body.transaction_id]).toEqual([
    409,
    'already_matched',
    transaction?.['id'],
  ]);
}
