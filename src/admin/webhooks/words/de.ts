import { DAYS_UNTIL_DISABLED } from '../../../domain/retry-schedule';
import { counted } from '../../words/catalogues';
import type { WebhookWords } from './en';

export const DE: WebhookWords = {
  delivery: 'Zustellung',
  sendAgain: 'Erneut senden',
  queuedAgain: 'Wieder in der Warteschlange (gleiche webhook-id).',
  sentAgain: (count) =>
    `${counted(count, { one: 'Zustellung wird', other: 'Zustellungen werden' })} erneut gesendet.`,
  noneFailed: 'Keine fehlgeschlagenen Zustellungen.',
  failedOnly: 'Nur fehlgeschlagene',
  resendAll: 'Alle fehlgeschlagenen erneut senden',
  resendFailed: (count) =>
    `${counted(count, { one: 'fehlgeschlagene', other: 'fehlgeschlagene' })} erneut senden`,
  deliveries: 'Zustellungen',
  health: { disabled: 'Abgeschaltet', off: 'Aus', failing: 'Gestört', working: 'In Ordnung' },
  reasons: {
    gone: 'Der Endpunkt antwortete mit 410 Gone',
    failing: `Seit ${DAYS_UNTIL_DISABLED} Tagen ist jeder Versuch fehlgeschlagen`,
  },
  counts: {
    pending: (count) => counted(count, { one: 'ausstehend', other: 'ausstehend' }),
    failed: (count) => counted(count, { one: 'fehlgeschlagen', other: 'fehlgeschlagen' }),
    delivered: (count) => counted(count, { one: 'zugestellt', other: 'zugestellt' }),
  },
  nothingSent: 'Noch nichts gesendet',
  secret: {
    title: 'Signaturschlüssel',
    text: 'Kopieren Sie ihn jetzt: Niemand kann ihn noch einmal sehen. Der Empfänger prüft damit jede webhook-signature.',
    show: 'Signaturschlüssel einmal zeigen',
    rotate: 'Signaturschlüssel erneuern',
    askRotate: 'Signaturschlüssel erneuern?',
    rotateText: 'Sie erhalten einen neuen Schlüssel. Der alte bleibt noch 24 Stunden gültig.',
    confirmRotate: 'Erneuern',
  },
  ping: 'Testereignis senden',
  pinged: 'Das Testereignis ist in der Warteschlange. Das Ergebnis erscheint gleich hier.',
  attempts: {
    none: 'Noch keine.',
    when: 'Zeitpunkt',
    status: 'HTTP-Status',
    error: 'Fehler',
    took: 'Dauer',
    answer: 'Antwort',
  },
};
