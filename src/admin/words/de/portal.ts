import { counted } from '../catalogues';
import type { PortalWords, RequestWords } from '../en/portal';

export const PORTAL_WORDS: PortalWords = {
  title: 'Kundenportal',
  unreadable: 'Die Zugänge zum Kundenportal konnten nicht geladen werden.',
  none: 'Noch hat niemand Zugang zum Kundenportal. Setzen Sie bei einem Ansprechpartner das Häkchen „Darf ins Kundenportal“ und speichern Sie: Er wird dann per E-Mail eingeladen.',
  lacks: (setting) =>
    `Einladungen warten: Dieser Dienst kann sie erst senden, wenn ${setting} in seinen Einstellungen steht.`,
  invitation: {
    none: 'Es wurde keine Einladung gesendet.',
    queued: 'Die Einladung wartet auf den Versand.',
    sent: (at) => `Eingeladen am ${at}.`,
    failed: (at) => `Die Einladung konnte nicht gesendet werden (${at}).`,
  },
  signedIn: (at) => `Zuletzt angemeldet am ${at}.`,
  neverSignedIn: 'Hat sich noch nicht angemeldet.',
  sessions: (count) => `${counted(count, { one: 'offene Sitzung', other: 'offene Sitzungen' })}.`,
  invite: {
    first: 'Einladung senden',
    again: 'Einladung erneut senden',
    done: (email) => `Die Einladung an ${email} wird gesendet.`,
  },
  signOut: {
    label: 'Überall abmelden',
    title: (name) => `${name} überall abmelden?`,
    text: 'Alle Sitzungen und Anmeldelinks dieser Adresse enden sofort. Einen neuen Link kann die Person jederzeit anfordern.',
    done: (name) => `${name} ist überall abgemeldet.`,
  },
  revoke: {
    label: 'Zugang entziehen',
    title: (name) => `${name} den Zugang entziehen?`,
    text: 'Die Person wird sofort abgemeldet und sieht diesen Kunden nicht mehr im Kundenportal. Sie können sie wieder einladen.',
    done: (name) => `${name} hat keinen Zugang zum Kundenportal mehr.`,
  },
};

export const REQUEST_WORDS: RequestWords = {
  title: 'Gewünschte Änderungen',
  asked: (email, at) =>
    email === null ? `Im Kundenportal gewünscht am ${at}.` : `Gewünscht von ${email} am ${at}.`,
  now: 'Bisher',
  wanted: 'Gewünscht',
  nothing: 'Leer',
  confirm: { label: 'Übernehmen', done: 'Die Änderungen sind gespeichert.' },
  refuse: {
    label: 'Ablehnen',
    title: 'Diese Änderungen ablehnen?',
    text: 'Es ändert sich nichts. Der Kunde erfährt im Kundenportal, dass Sie abgelehnt haben.',
    done: 'Die Änderungen sind abgelehnt.',
  },
  home: {
    title: (count) =>
      count === 1
        ? 'Ein Kunde wünscht Änderungen seiner Daten'
        : `${count} Kunden wünschen Änderungen ihrer Daten`,
    more: (count) => `und ${count} weitere`,
  },
};
