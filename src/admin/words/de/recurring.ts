import type { IntervalUnit } from '../../../domain/schedule/occurrences';
import { counted, shownCount } from '../catalogues';
import type { RecurringWords } from '../en/recurring';

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
