import { CURRENCY_CODES } from '../../../src/domain/currency';
import {
  isAddressScheme,
  isPeppolScheme,
  isRegistrationScheme,
} from '../../../src/einvoice/codes/schemes';
import { isUnitCode } from '../../../src/einvoice/codes/units';
import { eInvoiceOf } from '../../../src/einvoice/from-document';
import { missingFor } from '../../../src/einvoice/preflight/missing-for';
import { invoiceSource } from '../../support/e-invoices/build';
import { officialList, officialTest } from '../../support/e-invoices/official-rules';

const LETTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const EN = 'EN16931-UBL-validation';

/** Every code of two or three letters and digits. */
const TWO = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const THREE = TWO.flatMap((first) => LETTERS.map((second) => first + second));
const NUMBERS = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'));

test('units of both recommendations are known, and no others', () => {
  for (const code of ['C62', 'HUR', 'KGM', '1I', 'XPK']) expect(isUnitCode(code)).toBe(true);
  for (const code of ['QQQ', 'X', '', 'hur', 'PK']) expect(isUnitCode(code)).toBe(false);
});

officialTest('the units are those of the official rules', () => {
  const official = officialList(EN, 'C62');
  expect([...TWO, ...THREE].filter(isUnitCode).sort()).toEqual(official);
});

officialTest('the schemes are those of the official rules', () => {
  const schemes = [...NUMBERS, ...TWO];
  expect(schemes.filter(isRegistrationScheme)).toEqual(officialList(EN, '0003'));
  expect(schemes.filter(isAddressScheme)).toEqual(officialList(EN, '9930'));
  expect(schemes.filter(isPeppolScheme)).toEqual(officialList('PEPPOL-EN16931-UBL', '9930'));
});

officialTest('the currencies are those of the official rules', () => {
  const official = officialList(EN, 'XCG');
  const accepted = CURRENCY_CODES.filter((currency) => {
    const invoice = eInvoiceOf(
      invoiceSource({ document: { currency }, items: [{ unit_price: '100', tax_rate: '10' }] }),
    );
    return missingFor(invoice, 'ubl').length === 0;
  });
  expect(accepted.filter((currency) => !official.includes(currency))).toEqual([]);
  expect(CURRENCY_CODES.filter((one) => official.includes(one) && !accepted.includes(one))).toEqual(
    [],
  );
});
