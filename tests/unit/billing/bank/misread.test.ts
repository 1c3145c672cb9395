import { readBankFile } from '../../../../src/billing/bank/read-file';
import type { BankFileType } from '../../../../src/domain/bank-transaction';

/** Files from which another amount or another side could be read than the bank means. */

const read = (content: string, type: BankFileType) => readBankFile(Buffer.from(content), type);

const refused = async (content: string, type: BankFileType) =>
  read(content, type).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  );

const n26 = (amount: string) =>
  `Booking Date,Partner Name,Payment Reference,Amount (EUR)\n2026-01-01,A,B,"${amount}"`;
const sparkasse = (amount: string) =>
  [
    '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
    `"DE89370400440532013000";"02.03.26";"02.03.26";"A";"B";"";"";"";"";"";"";"C";"";"";"${amount}";"EUR";"Umsatz gebucht"`,
  ].join('\n');

test.each([
  [sparkasse('12.50')],
  [sparkasse('-1234.56')],
  [sparkasse('1,234.56')],
  [n26('12,50')],
  [n26('1.234,56')],
])('an amount with the other mark before decimals is refused: %#', async (content) => {
  expect(await refused(content, 'text/csv')).toBe('invalid_statement');
});

test.each([
  [sparkasse('1.234,50 €'), '1234.5'],
  [sparkasse('-1234567,5'), '-1234567.5'],
  [n26('1,234,567.89'), '1234567.89'],
])('marks of thousands are read: %#', async (content, amount) => {
  expect((await read(content, 'text/csv')).entries[0]?.[0]?.amount).toBe(amount);
});

const camt = (amount: string, iban = 'DE89370400440532013000') =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>
    <Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
    <Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt><Dt>2026-03-02</Dt></BookgDt></Ntry></Stmt></BkToCstmrStmt></Document>`;

test('the mark alone says the sign of an amount', async () => {
  expect(await refused(camt('-50.00'), 'application/xml')).toBe('invalid_statement');
  expect((await read(camt('50.00'), 'application/xml')).entries[0]?.[0]?.amount).toBe('-50');
});

test('what a bank calls an account is cut', async () => {
  const { statements } = await read(camt('1', `DE89${'.'.repeat(100_000)}`), 'application/xml');
  expect(statements[0]?.account?.iban).toHaveLength(255);
});

test('details of an expected entry are not those of the one before', async () => {
  const lines = [':20:A', ':25:X', ':60F:C260301EUR0,'];
  const entries = [':61:260302C1,NTRFNONREF', ':61:260303ED5,NTRFNONREF', ':86:Of another'];
  const { entries: found } = await read([...lines, ...entries, '-'].join('\n'), 'text/plain');
  expect(found[0]).toHaveLength(1);
  expect(found[0]?.[0]?.text).not.toBe('Of another');
});

test.each([
  ['C', 'Payer'],
  ['D', 'Paid'],
])('the ultimate counterparty of an entry marked %s is the other side', async (mark, name) => {
  const text = [
    ':20:A',
    ':25:X',
    ':60F:C260301EUR0,',
    `:61:260302${mark}1,NTRFNONREF`,
    ':86:166?00SEPA?20ABWA+Payer?21ABWE+Paid?32Somebody',
    '-',
  ];
  const { entries } = await read(text.join('\n'), 'text/plain');
  expect(entries[0]?.[0]?.counterparty_name).toBe(name);
});
