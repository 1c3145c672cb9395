import { api, createKey } from './api';
import type { Answer, HttpClient } from './http';
import type { ServiceAt } from './service';

export const IBAN = 'DE89370400440532013000';
/** Another account of the same business, in another bank. */
export const OTHER_IBAN = 'DE02120300000000202051';

export interface Bank {
  business: string;
  key: string;
  client: HttpClient;
  /** The ids of the accounts: of `IBAN`, of `OTHER_IBAN`, and of one with a number alone. */
  accounts: string[];
}

export const ACCOUNTS = [
  { iban: IBAN },
  { iban: OTHER_IBAN, currency: 'EUR' },
  { account_number: '4455667788', currency: 'USD' },
];

/** A business with accounts, and a key that may see its bank. */
export async function createBank(service?: ServiceAt): Promise<Bank> {
  const businessFields = { bank_accounts: ACCOUNTS };
  const { key, business } = await createKey({
    businessFields,
    scopes: ['read', 'write', 'bank'],
    ...(service && { service }),
  });
  const client = api(key, service);
  const { body } = await client.get('/api/v1/business');
  const accounts = (body.bank_accounts as { id: string }[]).map(({ id }) => id);
  return { business, key, client, accounts };
}

const TYPES = {
  xml: 'application/xml',
  zip: 'application/zip',
  mt940: 'text/plain',
  csv: 'text/csv',
} as const;

/** Uploads a file. @param query such as `name` and `account_id` */
export const upload = (
  { client }: Pick<Bank, 'client'>,
  content: string | Uint8Array,
  query: Record<string, string> = {},
  type: keyof typeof TYPES = 'xml',
): Promise<Answer> =>
  client.post(`/api/v1/bank-statements?${new URLSearchParams(query).toString()}`, content, {
    'Content-Type': TYPES[type],
  });

/** All transactions, the oldest first. */
export async function transactionsOf({ client }: Pick<Bank, 'client'>, query = '') {
  const path = `/api/v1/bank-transactions?limit=100&sort=created_at${query}`;
  return (await client.get(path)).body.data;
}

export interface Line {
  amount: string;
  day?: string;
  mark?: 'CRDT' | 'DBIT';
  status?: string;
  reference?: string;
  text?: string;
  currency?: string;
  /** XML within the entry, in place of the usual details. */
  within?: string;
}

export const entryXml = ({
  amount,
  day = '2026-03-02',
  mark = 'CRDT',
  status = 'BOOK',
  reference,
  text = 'Invoice',
  currency = 'EUR',
  within,
}: Line): string => `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd>
  <Sts>${status}</Sts><BookgDt><Dt>${day}</Dt></BookgDt>${
    reference === undefined ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`
  }${
    within ??
    `<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Muster GmbH</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>DE75512108001245126199</IBAN></Id></DbtrAcct></RltdPties>
      <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls>`
  }</Ntry>`;

const balance = (code: string, amount: string | undefined): string =>
  amount === undefined
    ? ''
    : `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt>
      <CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-01</Dt></Dt></Bal>`;

export interface Sheet {
  /** XML of the account's id. */
  account?: string;
  opening?: string;
  closing?: string;
  lines?: Line[];
}

const statementXml = ({
  account = `<IBAN>${IBAN}</IBAN>`,
  opening,
  closing,
  lines = [],
}: Sheet): string => `<Stmt><Id>S1</Id><ElctrncSeqNb>7</ElctrncSeqNb>
  <Acct><Id>${account}</Id><Ccy>EUR</Ccy></Acct>
  ${balance('OPBD', opening)}${balance('CLBD', closing)}${lines.map(entryXml).join('')}</Stmt>`;

/** A CAMT.053 file. */
export const camt = (sheets: Sheet[], version = '02'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M</MsgId></GrpHdr>${sheets.map(statementXml).join('')}</BkToCstmrStmt></Document>`;
