import { LANGUAGES, type Language } from '../../../src/domain/languages';
import { TEMPLATES } from '../../../src/domain/templates';
import type { DocumentView } from '../../../src/pdf/view-model';
import {
  deliveryNoteOf,
  paymentReceiptOf,
  quotationPaper,
  refundReceiptOf,
} from '../../pictures/documents/paper-views';
import { patientPool } from '../../support/pdf/compiled-pool';
import { boxesOf, layoutOf, textOf } from '../../support/pdf/text';

const pool = patientPool();
afterAll(() => pool.close());

/** What a reader copies from papers of each language, one line a paper. */
const EXPECTED: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['DELIVERY NOTE', 'Reference', 'Customer', '1 hour'],
    ['ORDER CONFIRMATION', 'Reference', 'AN-2026-012', '€3,985.60'],
    ['PRO FORMA', 'Pro forma', 'This is not a demand for payment.'],
    ['PAYMENT RECEIPT', 'Received From', 'Bank transfer', 'On account', '€3,250.50'],
    ['REFUND RECEIPT', 'Paid To', 'Credit note GS-2026-003', '€740.00'],
  ],
  de: [
    ['LIEFERSCHEIN', 'Referenz', 'Kunde', '1 Stunde'],
    ['AUFTRAGSBESTÄTIGUNG', 'Referenz', 'AN-2026-012', '3.985,60 €'],
    ['PRO-FORMA-RECHNUNG', 'Pro-forma-Rechnung', 'keine Zahlungsaufforderung'],
    ['QUITTUNG', 'Erhalten von', 'Überweisung', 'Guthaben', '3.250,50 €'],
    ['ERSTATTUNGSBELEG', 'Gezahlt an', 'Rechnungskorrektur GS-2026-003', '740,00 €'],
  ],
  fr: [
    ['BON DE LIVRAISON', 'Référence', 'Client', '1 heure'],
    ['CONFIRMATION DE COMMANDE', 'Référence', 'AN-2026-012', '3 985,60 €'],
    ['FACTURE PRO FORMA', 'Facture pro forma', 'pas une demande de paiement'],
    ['REÇU DE PAIEMENT', 'Reçu de', 'Virement', 'Solde créditeur', '3 250,50 €'],
    ['REÇU DE REMBOURSEMENT', 'Versé à', 'Avoir GS-2026-003', '740,00 €'],
  ],
  es: [
    ['ALBARÁN', 'Referencia', 'Cliente', '1 hora'],
    ['CONFIRMACIÓN DE PEDIDO', 'Referencia', 'AN-2026-012', '3.985,60 €'],
    ['FACTURA PROFORMA', 'Factura proforma', 'no es una solicitud de pago'],
    ['RECIBO DE PAGO', 'Recibido de', 'Transferencia', 'Saldo a favor', '3.250,50 €'],
    ['RECIBO DE REEMBOLSO', 'Pagado a', 'Factura rectificativa GS-2026-003', '740,00 €'],
  ],
  it: [
    ['BOLLA DI CONSEGNA', 'Riferimento', 'Cliente', '1 ora'],
    ['CONFERMA D’ORDINE', 'Riferimento', 'AN-2026-012', '3.985,60 €'],
    ['FATTURA PROFORMA', 'Fattura proforma', 'non è una richiesta di pagamento'],
    ['RICEVUTA DI PAGAMENTO', 'Ricevuto da', 'Bonifico', 'Credito', '3.250,50 €'],
    ['RICEVUTA DI RIMBORSO', 'Pagato a', 'Nota di credito GS-2026-003', '740,00 €'],
  ],
  nl: [
    ['PAKBON', 'Referentie', 'Klant', '1 uur'],
    ['ORDERBEVESTIGING', 'Referentie', 'AN-2026-012', '€ 3.985,60'],
    ['PRO-FORMAFACTUUR', 'Pro-formafactuur', 'is geen betalingsverzoek'],
    ['BETALINGSBEWIJS', 'Ontvangen van', 'Overboeking', 'Tegoed', '€ 3.250,50'],
    ['TERUGBETALINGSBEWIJS', 'Betaald aan', 'Creditfactuur GS-2026-003', '€ 740,00'],
  ],
  pt: [
    ['NOTA DE ENTREGA', 'Referência', 'Cliente', '1 hora'],
    ['CONFIRMAÇÃO DE ENCOMENDA', 'Referência', 'AN-2026-012', '3 985,60 €'],
    ['FATURA PRÓ-FORMA', 'Fatura pró-forma', 'não é um pedido de pagamento'],
    ['COMPROVATIVO DE PAGAMENTO', 'Recebido de', 'Transferência', 'Saldo a favor', '3 250,50 €'],
    ['COMPROVATIVO DE REEMBOLSO', 'Pago a', 'Nota de crédito GS-2026-003', '740,00 €'],
  ],
  pl: [
    ['DOWÓD DOSTAWY', 'Nr referencyjny', 'Klient', '1 godzina'],
    ['POTWIERDZENIE ZAMÓWIENIA', 'Nr referencyjny', 'AN-2026-012', '3 985,60 €'],
    ['FAKTURA PRO FORMA', 'Faktura pro forma', 'nie jest wezwaniem do zapłaty'],
    ['POTWIERDZENIE WPŁATY', 'Otrzymano od', 'Przelew', 'Nadpłata', '3 250,50 €'],
    ['POTWIERDZENIE ZWROTU', 'Zwrócono na rzecz', 'Faktura korygująca GS-2026-003', '740,00 €'],
  ],
};

/** One space stands for any. */
const flat = (text: string) => text.replace(/\s+/g, ' ');

type Choices = Parameters<typeof deliveryNoteOf>[0];
const all = (choices: Choices): DocumentView[] => [
  deliveryNoteOf(choices),
  quotationPaper('order_confirmation', choices),
  quotationPaper('proforma', choices),
  paymentReceiptOf(choices),
  refundReceiptOf(choices),
];

const CASES = LANGUAGES.flatMap((language) =>
  TEMPLATES.map((template) => ({ language, template })),
);

test.each(CASES)('papers in $language and $template have its words', async (choices) => {
  const expected = EXPECTED[choices.language];
  for (const [at, view] of all(choices).entries()) {
    const pdf = await pool.render(view);
    const text = `${flat(textOf(pdf))} ${flat(layoutOf(pdf))}`;
    for (const word of expected[at] ?? []) expect(text).toContain(word);
    expect(text).not.toMatch(/undefined|null|NaN|INTERNAL|WD-2026-044 €/);
    if (choices.language !== 'en')
      expect(text).not.toMatch(/\b(Reference|Received|Paid|Refund|Entry|Customer|Method)\b/);
  }
});

test.each(CASES)('papers in $language and $template keep to the page', async (choices) => {
  for (const view of all(choices)) {
    const boxes = boxesOf(await pool.render(view));
    expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThan(30);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(566);
  }
});

test('a delivery note has no amount, tax, payment or stamp anywhere in its view', () => {
  const { lines, due, totals, taxSummary, stamp, number, columns, facts, remarks } = deliveryNoteOf(
    {},
  );
  expect([totals, taxSummary, stamp, number]).toEqual([[], undefined, undefined, undefined]);
  expect(due).toEqual({ label: 'Reference', value: 'WD-2026-044' });
  expect(columns).toEqual([
    { key: 'item', label: 'Item' },
    { key: 'quantity', label: 'Quantity' },
  ]);
  expect(lines).toEqual(
    [
      ['Signage, entrance hall', '1\u00a0hour'],
      ['Exhibition catalogue', '1\u00a0pc'],
      ['Workshop for apprentices', '1\u00a0hour'],
      ['Design for the Lyon branch', '1\u00a0pc'],
    ].map(([item, quantity]) => ({ item, quantity, rate: '', discount: '', tax: '', amount: '' })),
  );
  expect(facts).toEqual([
    { label: 'Date', value: '2 March 2026' },
    { label: 'Delivery Date', value: '27 February 2026' },
    { label: 'Order Reference', value: 'PO-2026-0007' },
    { label: 'Your Reference', value: 'Cost centre 7' },
  ]);
  expect(remarks).toEqual([{ label: 'Notes', value: 'Thank you for your business.' }]);
});

test('a long delivery note goes over pages, each with its reference', async () => {
  const view = deliveryNoteOf({});
  const lines = Array.from({ length: 60 }, (_, at) => ({ item: `Item ${at}`, quantity: '1' }));
  const text = layoutOf(await pool.render({ ...view, lines }));
  expect(text).toContain('Item 59');
  expect(text).toMatch(/Werft Design GmbH +DELIVERY NOTE WD-2026-044 · Atelier Marchand/);
  expect(text).not.toMatch(/Carried over/);
});
