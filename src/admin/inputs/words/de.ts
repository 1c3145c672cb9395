import type { InputWords } from './en';

export const DE: InputWords = {
  loading: 'Wird geladen …',
  clear: 'Leeren',
  loadingList: 'Wird geladen …',
  businesses: {
    choose: 'Unternehmen auswählen',
    first: 'Zuerst das Unternehmen auswählen',
    none: 'Es gibt noch kein Unternehmen',
    notFound: 'Kein Unternehmen mit diesem Namen',
    new: 'Neues Unternehmen',
  },
  customers: {
    choose: 'Kunden auswählen',
    none: 'Dieses Unternehmen hat noch keinen Kunden',
    notFound: 'Kein Kunde mit diesem Namen',
    new: 'Neuer Kunde',
    open: (name) => `${name} öffnen`,
  },
  products: {
    choose: 'Produkt auswählen',
    none: 'Dieses Unternehmen hat noch kein Produkt',
    notFound: 'Kein Produkt mit diesem Namen',
    new: 'Neues Produkt',
    otherCurrency: ({ product, ofPrice, ofDocument }) =>
      `Der Preis von ${product} ist in ${ofPrice}, dieses Dokument aber in ${ofDocument}. Geben Sie den Einzelpreis ein.`,
  },
  lists: { choose: 'Auswählen oder tippen', notFound: 'Nichts mit diesem Namen' },
  logo: { upload: 'Bild hochladen', picture: 'Bild für das Logo' },
  yes: 'Ja',
  no: 'Nein',
  numbers: {
    none: 'Das ist keine Zahl.',
    alone: 'Nur die Zahl eingeben, ohne % und ohne Währung.',
    twoReadings: (readings) =>
      `Das kann ${readings.join(' oder ')} sein. Geben Sie die Zahl ohne Tausendertrennzeichen ein.`,
    whole: 'Das muss eine ganze Zahl sein.',
    decimals: (most) => `Höchstens ${most} Nachkommastellen.`,
    digits: (most) => `Höchstens ${most} Ziffern.`,
  },
  dates: {
    incomplete: 'Dieses Datum ist nicht vollständig oder steht nicht im Kalender.',
    year: 'Geben Sie das Jahr mit vier Ziffern ein.',
  },
  choices: {
    tax_rounding: { line: 'Je Position', rate: 'Je Steuersatz' },
    tax_category: {
      S: 'Regelsteuersatz',
      Z: 'Nullsatz',
      E: 'Steuerfrei',
      AE: 'Steuerschuld des Leistungsempfängers',
      K: 'Innergemeinschaftliche Lieferung',
      G: 'Ausfuhrlieferung',
      O: 'Nicht steuerbar',
    },
    lock_documents: { when_sent: 'Gesperrt nach dem Versand', never: 'Korrigierbar' },
    reason: {
      return: 'Ware zurückgekommen',
      price: 'Preis gesenkt',
      duplicate: 'Doppelt berechnet',
      order_change: 'Bestellung geändert',
      other: 'Sonstiges',
    },
    template_type: { modern: 'Modern', classic: 'Klassisch', minimal: 'Minimal' },
    kind: { document: 'Dokument', reminder: 'Zahlungserinnerung', decision: 'Entscheidung' },
  },
};
