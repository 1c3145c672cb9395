import type { EInvoiceWords } from './en';

/** Both kinds are feminine in German. */
const about = (kind: string) => ({
  mendIssued: `Diese ${kind} behält die Angaben vom Zeitpunkt der Ausstellung. Was damals leer war, können Sie noch ergänzen, und die E-Rechnung übernimmt es.`,
  mendDraft: `Ergänzen Sie die fehlenden Angaben, bevor Sie diese ${kind} ausstellen.`,
  complete: `Es fehlt nichts. Stellen Sie die ${kind} aus, um sie herunterzuladen.`,
});

export const DE: EInvoiceWords = {
  title: 'E-Rechnung',
  invoice: about('Rechnung'),
  creditNote: about('Rechnungskorrektur'),
  format: 'Format',
  choose: 'Format auswählen',
  download: 'E-Rechnung herunterladen',
  handedOut: 'Sie erhalten die Datei, die bereits herausgegeben wurde.',
  rounding: {
    label: 'Steuer je Satz runden',
    reason:
      'Die Steuer dieses Entwurfs ist je Position gerundet. Dieses Format braucht sie je Steuersatz gerundet.',
    done: (number: string) => `Die Steuer von ${number} ist jetzt je Steuersatz gerundet.`,
  },
  unreadable: 'Die E-Rechnung konnte nicht geprüft werden.',
};
