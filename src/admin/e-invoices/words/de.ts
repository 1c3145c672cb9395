import type { EInvoiceWords } from './en';

/** Both kinds are feminine in German. */
const about = (kind: string) => ({
  mendIssued: `Diese ${kind} behält die Angaben vom Zeitpunkt der Ausstellung. Ergänzen Sie die fehlenden Angaben, setzen Sie sie auf Entwurf zurück und stellen Sie sie erneut aus.`,
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
  unreadable: 'Die E-Rechnung konnte nicht geprüft werden.',
};
