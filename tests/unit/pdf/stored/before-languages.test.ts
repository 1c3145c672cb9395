import { createHash } from 'node:crypto';
import { creditNoteView } from '../../../../src/pdf/stored/credit-note';
import { invoiceView, quotationView } from '../../../../src/pdf/stored/view';
import { STORED, WERFT } from '../../../pictures/documents/stored-records';
import { CREDIT_NOTE, MIXED } from '../../../pictures/documents/summary-views';

/**
 * Details kept by the release before languages: the customer has one, the business does not. These are
 * the hashes of what that release printed. Nothing else goes into a PDF, so its bytes are the same.
 */
const BEFORE = {
  complete: '7dcfd0060735031ee0750af794c002bc0966ced65573d4ea44d76282c6659693',
  cancelled: '5b7906f7fe49e63c6aa688da0ab5398265a1354041e8c0bc7c2d346da737a67d',
  mixed: '7dfa80020e90c34c6ee3ccb114e1bb7dcb86bbe0f52f4ab673719afe6fc21e87',
  quotation: '4ddfda58278cc8ac34e253a4273abfa15d4e0916daedb9b5fa8f206de3584673',
  'credit-note': '072d98903f00eafbaef754974b558422eb3a3f310f1244be651a4ecfdc3d77b7',
};

const QUOTATION = { ...MIXED, status: 'sent' as const, converted_invoice_id: null };

const views = (template_version: number) => ({
  complete: invoiceView({ ...STORED, template_version }, WERFT),
  cancelled: invoiceView({ ...STORED, template_version, status: 'cancelled' }, WERFT),
  mixed: invoiceView({ ...MIXED, template_version, amount_credited: '12.5' }, WERFT),
  quotation: quotationView({ ...QUOTATION, template_version }, WERFT),
  'credit-note': creditNoteView({ ...CREDIT_NOTE, template_version }, WERFT),
});

test.each(['complete', 'cancelled', 'mixed', 'quotation', 'credit-note'] as const)(
  'the words and figures of a document that is %s are what they were',
  (name) => {
    const printed = JSON.stringify([1, 2, 3].map((version) => views(version)[name]));
    expect(printed).toContain('Atelier Marchand');
    expect(createHash('sha256').update(printed).digest('hex')).toBe(BEFORE[name]);
  },
);
