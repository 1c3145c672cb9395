import type { StatusWords } from './en';

export const DE: StatusWords = {
  draft: 'Entwurf',
  issued: 'Ausgestellt',
  sent: 'Versendet',
  paid: 'Bezahlt',
  overdue: 'Überfällig',
  cancelled: 'Storniert',
  accepted: 'Angenommen',
  rejected: 'Abgelehnt',
  expired: 'Abgelaufen',
  converted: 'Umgewandelt',
  pending: 'Ausstehend',
  delivered: 'Zugestellt',
  recorded: 'Erfasst',
  voided: 'Zurückgenommen',
  queued: 'In Warteschlange',
  failed: 'Fehlgeschlagen',
};
