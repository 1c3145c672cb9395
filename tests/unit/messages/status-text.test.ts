import Big from 'big.js';
import type { ApiError } from '../../../src/domain/errors';
import type { InvoiceStatus } from '../../../src/domain/invoice-status';
import { changeStatus } from '../../../src/domain/change-status';
import { inLanguage } from '../../../src/messages/in-language';
import { opened, tried } from '../domain/settlement-book';

test.each<[number, InvoiceStatus, string]>([
  [
    7,
    'cancelled',
    'Diese Rechnung kann nicht storniert werden: 7 sind als bezahlt erfasst; erstellen Sie eine Rechnungskorrektur oder stornieren Sie zuerst die Zahlungen',
  ],
  [
    100,
    'sent',
    'Diese Rechnung kann nur bezahlt oder storniert sein, denn Zahlungen und Rechnungskorrekturen lassen nichts offen',
  ],
])('a payment of %d of 100 says in German why %s is refused', (amount, to, text) => {
  const { settlement } = tried(opened(100, 0, 'sent'), { type: 'pay', amount });
  const recorded = { received: new Big(amount), writtenOff: new Big(0) };
  const refused = () => changeStatus({ settlement, notes: [], recorded }, to);
  expect(refused).toThrow(expect.objectContaining({ code: 'status_contradicts_records' }));
  try {
    refused();
  } catch (error) {
    expect(inLanguage((error as ApiError).said, 'de')).toBe(text);
  }
});
