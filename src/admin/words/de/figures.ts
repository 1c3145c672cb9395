import { AGES, VALUES } from '../../../messages/columns/de';
import type { IntervalUnit } from '../../../domain/schedule/occurrences';
import { counted, shownCount } from '../catalogues';
import type { HomeWords, RecurringWords, ReportWords } from '../en/figures';

export const HOME_WORDS: HomeWords = {
  title: 'Startseite',
  hello: (name) => `Guten Tag, ${name}`,
  unreadable: 'Die Zahlen konnten nicht geladen werden. Laden Sie die Seite neu.',
  tooSlow: 'Das dauert zu lange. Wählen Sie ein Unternehmen, oder versuchen Sie es später erneut.',
  noFigures: 'Ihre Rolle zeigt keine Zahlen zu Rechnungen.',
  currency: 'Währung',
  allCurrencies: 'Alle Währungen',
  failing: {
    label: 'Fehlgeschlagene Webhooks',
    title: 'Webhooks schlagen fehl',
    failing: 'Schlägt fehl',
    off: 'Aus',
    failed: (count) => `${shownCount(count)} fehlgeschlagen`,
    more: (count) => `und ${shownCount(count)} weitere`,
  },
  refused: { label: 'Abgelehnte E-Mails', title: 'E-Mails sind nicht angekommen' },
  noPublicUrl: {
    label: 'Fehlende Einstellung',
    title: 'Kunden können Links in E-Mails nicht öffnen',
    text: 'Die Links führen zu diesem Rechner. Wer den Dienst betreibt, setzt PUBLIC_URL auf die Adresse, unter der Kunden ihn erreichen, und startet ihn neu.',
  },
  steps: {
    title: 'In fünf Schritten zur ersten Rechnung',
    done: 'Erledigt',
    noBusiness:
      'Sie gehören noch zu keinem Unternehmen. Ein Administrator fügt Sie im Formular des Unternehmens hinzu.',
    path: {
      business: {
        name: 'Ihr Unternehmen',
        text: 'Name und Anschrift stehen auf jeder Rechnung.',
        button: 'Unternehmen anlegen',
      },
      look: {
        name: 'Ihr Aussehen',
        text: 'Ein Logo oder eine Farbe für Ihre Dokumente.',
        button: 'Aussehen wählen',
      },
      customer: {
        name: 'Ein Kunde',
        text: 'Er erhält die Rechnung.',
        button: 'Kunden anlegen',
      },
      invoice: {
        name: 'Eine Rechnung',
        text: 'Positionen eingeben und speichern.',
        button: 'Rechnung erstellen',
      },
      send: {
        name: 'Versenden',
        text: 'Per E-Mail, oder als PDF herunterladen und als versendet markieren.',
        button: 'Rechnung öffnen',
      },
    },
  },
  sample: {
    badge: 'Beispiel',
    offer:
      'Möchten Sie sich erst umsehen? Ein Beispielunternehmen hat einen Kunden, eine Rechnung und ein Angebot. Ein Klick entfernt es wieder.',
    make: 'Beispielunternehmen anlegen',
    decline: 'Nein, danke',
    made: (name) => `${name} wurde angelegt.`,
    counts:
      'So sieht ein Unternehmen aus. Es zählt in Listen und Zahlen mit, bis Sie es entfernen.',
    remove: 'Beispiel entfernen',
    removed: (name) => `${name} wurde entfernt.`,
    keep: 'Als Unternehmen behalten',
    kept: (name) => `${name} ist jetzt ein Unternehmen wie jedes andere.`,
    changed: {
      title: (name) => `${name} entfernen?`,
      text: 'Darin wurde etwas hinzugefügt oder geändert. Es wird mit dem Beispiel unwiderruflich gelöscht.',
    },
    issued:
      'Das Beispiel kann nicht entfernt werden, denn ausgestellte Dokumente werden nie gelöscht. Sie können es als Unternehmen behalten. Das Dokument:',
  },
  outstanding: {
    title: 'Offene Beträge nach Fälligkeit',
    label: 'Offen',
    inCurrency: (currency) => `Offene Beträge in ${currency}`,
    none: 'Es ist nichts offen.',
  },
  paid: {
    title: 'In diesem Monat bezahlt',
    none: 'In diesem Monat wurde nichts bezahlt.',
  },
  latest: 'Neueste Rechnungen',
  waiting: { title: 'Zu erledigen', none: 'Nichts zu erledigen.' },
  counts: {
    invoices: (count) => counted(count, { one: 'Rechnung', other: 'Rechnungen' }),
    payments: (count) => counted(count, { one: 'Zahlung', other: 'Zahlungen' }),
    markedPaid: (count) =>
      counted(count, { one: 'als bezahlt markiert', other: 'als bezahlt markiert' }),
    draft_invoices: (count) =>
      counted(count, { one: 'Rechnungsentwurf', other: 'Rechnungsentwürfe' }),
    draft_quotations: (count) =>
      counted(count, { one: 'Angebotsentwurf', other: 'Angebotsentwürfe' }),
    sent_quotations: (count) =>
      counted(count, { one: 'Angebot ohne Antwort', other: 'Angebote ohne Antwort' }),
    accepted_quotations: (count) =>
      counted(count, {
        one: 'angenommenes Angebot ohne Rechnung',
        other: 'angenommene Angebote ohne Rechnung',
      }),
  },
  revenue: {
    title: 'Umsatz',
    months: (from, to) => `Netto, ${from} – ${to}`,
    inTwelveMonths: 'in zwölf Monaten',
    loading: 'Der Umsatz wird geladen …',
    unreadable: 'Der Umsatz konnte nicht geladen werden. Laden Sie die Seite neu.',
    none: 'In diesen zwölf Monaten wurde nichts in Rechnung gestellt.',
    chart: (currency) => `Umsatz nach Monaten in ${currency}`,
    bar: (month, amount) => `${month}: ${amount}`,
    scale: { K: ' Tsd.', M: ' Mio.', B: ' Mrd.', T: ' Bio.' },
  },
};

export const REPORT_WORDS: ReportWords = {
  title: 'Berichte',
  names: {
    tax: 'Steuer',
    'open-items': 'Offene Posten',
    revenue: 'Umsatz',
    statement: 'Kontoauszug eines Kunden',
  },
  statementOf: (customer) => `Kontoauszug für ${customer}`,
  statementIn: (currency) => `Kontoauszug eines Kunden in ${currency}`,
  asOf: (day) => `Stand ${day}`,
  subtitle: (business, report, when) => `${business}: ${report}, ${when}`,
  download: (format) => `${format} herunterladen`,
  chooseCustomer: 'Wählen Sie den Kunden für den Kontoauszug.',
  noBusiness: 'Es gibt kein Unternehmen, dessen Berichte Sie sehen dürfen.',
  unreadable: 'Der Bericht konnte nicht geladen werden.',
  choices: {
    report: 'Bericht',
    business: 'Unternehmen',
    asOf: 'Stichtag',
    period: 'Zeitraum',
    ownDates: 'Eigener Zeitraum',
    from: 'Von',
    to: 'Bis',
    customer: 'Kunde',
    aCustomer: 'Kunden wählen',
    chosenCustomer: 'Gewählter Kunde',
    noCustomer: 'Kein Kunde mit diesem Namen',
    openCustomer: 'Kunden öffnen',
    rowForEach: 'Eine Zeile je',
    taxCounts: 'Besteuerung',
    rowsBy: 'Zeile je',
  },
  bases: {
    issue: 'Soll-Versteuerung (nach Ausstellungsdatum)',
    payment: 'Ist-Versteuerung (nach Zahlungsdatum)',
  },
  groups: { whole: 'Gesamter Zeitraum', month: 'Monat', quarter: 'Quartal', year: 'Jahr' },
  keys: { customer: 'Kunde', product: 'Produkt', month: 'Monat' },
  ages: AGES,
  entries: VALUES.entry,
  percent: (rate) => `${rate}\u00a0%`,
  columns: {
    period: 'Zeitraum',
    taxRate: 'Steuersatz',
    category: 'Kategorie',
    net: 'Netto',
    tax: 'Steuer',
    gross: 'Brutto',
    documents: 'Dokumente',
    customer: 'Kunde',
    total: 'Gesamtbetrag',
    toRefund: 'Zu erstatten',
    onAccount: 'Guthaben',
    date: 'Datum',
    entry: 'Vorgang',
    number: 'Nummer',
    amount: 'Betrag',
    balance: 'Saldo',
    due: 'Offen',
  },
  documents: {
    count: (count) => counted(count, { one: 'Dokument', other: 'Dokumente' }),
    ofTax: (rate, currency, period) => `Steuer zu ${rate} in ${currency}, ${period}`,
    ofRevenue: (currency, row) => `Umsatz in ${currency}: ${row}`,
    allOpen: (customer, currency) => `${customer}: alle offenen Posten, ${currency}`,
    openOfAge: (customer, age, currency) => `${customer}: ${age}, ${currency}`,
    unreadable: 'Die Dokumente konnten nicht geladen werden.',
    loading: 'Wird geladen …',
    close: 'Schließen',
    newer: 'Neuere',
    older: 'Ältere',
    page: (page, last) => `Seite ${page} von ${last}`,
  },
  rows: {
    sumIn: (currency) => `Summe in ${currency}`,
    writtenOffIn: (currency) => `Ausgebucht in ${currency}`,
    balanceBefore: VALUES.entry.opening,
    balanceAfter: VALUES.entry.closing,
    withoutProduct: 'Ohne Produkt',
    unknownProduct: (id) => `Unbekanntes Produkt ${id}`,
  },
  empty: {
    tax: 'In diesem Zeitraum gibt es keine Steuer.',
    revenue: 'In diesem Zeitraum gibt es keinen Umsatz.',
    open: 'Es gibt keine offenen Posten.',
    statement: 'In diesem Zeitraum gab es keine Vorgänge.',
  },
};

const UNITS: Readonly<Record<IntervalUnit, { one: string; many: string }>> = {
  day: { one: 'Jeden Tag', many: 'Tage' },
  week: { one: 'Jede Woche', many: 'Wochen' },
  month: { one: 'Jeden Monat', many: 'Monate' },
  year: { one: 'Jedes Jahr', many: 'Jahre' },
};

const invoices = (count: number): string =>
  counted(count, { one: 'Rechnung', other: 'Rechnungen' });

export const RECURRING_WORDS: RecurringWords = {
  lastDay: 'Letzter Tag',
  unnamed: 'Die wiederkehrende Rechnung',
  every: (count, unit) =>
    count === 1 ? UNITS[unit].one : `Alle ${shownCount(count)} ${UNITS[unit].many}`,
  title: 'Zeitplan',
  unreadable: 'Der Zeitplan konnte nicht gelesen werden.',
  next: (day) => `Nächste Rechnung: ${day}`,
  noNext: 'Es kommt keine Rechnung mehr.',
  missed: (count) =>
    `${counted(count, { one: 'Termin ist', other: 'Termine sind' })} während der Pause verstrichen.`,
  ended:
    'Diese wiederkehrende Rechnung ist beendet, deshalb lassen sich ihre Felder nicht mehr ändern.',
  past: {
    title: 'Bisher',
    none: 'Noch wurde keine Rechnung erstellt.',
    skipped: 'Übersprungen',
    deleted: 'Gelöscht',
  },
  pause: { label: 'Pausieren', done: (name) => `${name} ist pausiert.` },
  resume: {
    label: 'Fortsetzen',
    title: (name) => `${name} fortsetzen?`,
    field: 'Verstrichene Termine',
    hint: (count) => `${invoices(count)} wären erstellt worden.`,
    done: (name) => `${name} läuft weiter.`,
  },
  skip: {
    label: 'Nächsten Termin überspringen',
    title: (day) => `${day} überspringen?`,
    text: 'Für diesen Termin wird keine Rechnung erstellt. Das lässt sich nicht rückgängig machen.',
    confirm: 'Überspringen',
    done: (day) => `${day} ist übersprungen.`,
  },
  run: {
    label: 'Nächste Rechnung jetzt erstellen',
    title: (day) => `Rechnung vom ${day} jetzt erstellen?`,
    text: {
      draft: 'Sie wird ein Entwurf.',
      issue: 'Sie wird mit dem heutigen Datum ausgestellt.',
      issue_and_send: 'Sie wird mit dem heutigen Datum ausgestellt und an den Kunden gesendet.',
    },
    confirm: 'Jetzt erstellen',
    done: (number) => `${number} wurde erstellt.`,
  },
  cancel: {
    label: 'Endgültig beenden',
    title: (name) => `${name} endgültig beenden?`,
    text: 'Es werden keine Rechnungen mehr erstellt. Die bisherigen bleiben. Das lässt sich nicht rückgängig machen.',
    confirm: 'Beenden',
    done: (name) => `${name} ist beendet.`,
  },
  coming: {
    title: 'Nächste Rechnungen',
    hint: 'Wählen Sie Kunde, Intervall und ersten Termin und fügen Sie eine Position hinzu, um die nächsten Rechnungen zu sehen.',
    none: 'Es würde keine Rechnung erstellt.',
    made: (day) => `Erstellt am ${day}`,
    due: (day) => `Fällig am ${day}`,
    unreachable: 'Der Dienst ist nicht erreichbar.',
  },
  placeholders: {
    title: 'Platzhalter',
    text: 'Im Text steht dort auf jeder Rechnung ihr eigener Wert. Ein Klick fügt einen dort ein, wo Sie gerade schreiben.',
    insert: (name) => `${name} einfügen`,
  },
  priceSource: 'Preis des Produkts',
  make: {
    label: 'Regelmäßig wiederholen',
    title: (number) => `${number} regelmäßig wiederholen`,
    text: 'Kunde, Positionen und Texte werden aus dieser Rechnung übernommen. Sie können sie danach ändern.',
    done: 'Die wiederkehrende Rechnung ist angelegt.',
  },
  origin: (name) =>
    name === null ? 'Aus einer wiederkehrenden Rechnung' : `Aus wiederkehrender Rechnung ${name}`,
  reprice: {
    button: 'Neue Preise',
    title: 'Preise oder Steuersätze ändern',
    text: 'Zeigt, was sich ändert, bevor etwas gespeichert wird.',
    change: 'Änderung',
    changes: { price_by: 'Um Betrag', price_percent: 'Um Prozent', new_tax_rate: 'Auf Steuer %' },
    value: 'Wert',
    everyCustomer: 'Alle Kunden',
    everyProduct: 'Alle Produkte',
    show: 'Anzeigen',
    apply: 'Anwenden',
    none: 'Nichts passt. Wählen Sie andere Positionen.',
    matches: (count) =>
      `${counted(count, { one: 'wiederkehrende Rechnung ändert', other: 'wiederkehrende Rechnungen ändern' })} sich.`,
    done: (count) =>
      `${counted(count, { one: 'wiederkehrende Rechnung ist', other: 'wiederkehrende Rechnungen sind' })} geändert.`,
  },
  home: {
    title: 'Wiederkehrende Rechnungen',
    days: 'In den nächsten 30 Tagen',
    count: invoices,
    more: 'Nur die nächsten 2.000 wiederkehrenden Rechnungen sind zusammengezählt.',
    drafts: (count) =>
      `${invoices(count)} aus wiederkehrenden ${count === 1 ? 'wartet als Entwurf' : 'warten als Entwürfe'}`,
    nothing: 'In den nächsten 30 Tagen wird keine Rechnung erstellt.',
    failing: 'Wiederkehrende Rechnungen mit Fehlern',
  },
};
