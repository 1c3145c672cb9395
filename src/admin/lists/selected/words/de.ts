import { counted } from '../../../words/catalogues';
import type { SelectedWords } from './en';

const documents = (count: number): string =>
  counted(count, { one: 'Dokument', other: 'Dokumente' });

const KINDS = {
  invoices: { one: 'Rechnung', other: 'Rechnungen' },
  quotations: { one: 'Angebot', other: 'Angebote' },
};

/** After „von“, where „Angebote“ ends in n. */
const OF = { ...KINDS, quotations: { one: 'Angebot', other: 'Angeboten' } };

export const DE: SelectedWords = {
  close: 'Schließen',
  back: 'Zurück',
  aDocument: 'Ein Dokument',
  leftAsBefore: (count) => `${documents(count)} unverändert:`,
  sent: {
    label: 'Als versendet markieren',
    text: (path, count) =>
      `Markiert ${counted(count, KINDS[path])} als versendet. Nur Entwürfe werden geändert. Webhook-Endpunkte werden benachrichtigt.`,
    confirm: 'Als versendet markieren',
    done: (count) => `${documents(count)} als versendet markiert.`,
  },
  paid: {
    label: 'Heute vollständig bezahlt',
    text: (path, count) =>
      `Erfasst den offenen Betrag von ${counted(count, OF[path])} als heutige Zahlung. Webhook-Endpunkte werden benachrichtigt.`,
    confirm: 'Zahlungen erfassen',
    done: (count) => `${documents(count)} bezahlt.`,
  },
  pdfs: {
    label: 'PDFs als ZIP',
    tooMany: (most) => `PDFs als ZIP (höchstens ${most})`,
    saved: (count, name) =>
      `${counted(count, { one: 'PDF', other: 'PDFs' })} als ${name} gespeichert.`,
  },
  export: { label: 'Exportieren', title: 'Ausgewählte Zeilen exportieren' },
};
