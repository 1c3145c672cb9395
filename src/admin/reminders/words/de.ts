import { counted } from '../../words/catalogues';
import type { ReminderWords } from './en';

function dayWords(day: number): string {
  if (day === 0) return 'am Fälligkeitstag';
  const days = counted(Math.abs(day), { one: 'Tag', other: 'Tage' });
  return `${days} ${day < 0 ? 'vor' : 'nach'} der Fälligkeit`;
}

export const DE: ReminderWords = {
  title: 'Zahlungserinnerungen',
  states: { queued: 'Wartet auf den Versand', sent: 'Gesendet', failed: 'Nicht gesendet' },
  next: (on, day) =>
    `Die nächste geht am ${on} hinaus, ${dayWords(day)}. Sie wird ab acht Uhr in der Zeitzone des Unternehmens gesendet.`,
  noneNext: {
    not_issued: 'Zu einem Entwurf gibt es keine Zahlungserinnerungen.',
    cancelled: 'Zu einer stornierten Rechnung gibt es keine Zahlungserinnerungen.',
    settled: 'Es ist nichts offen, daher geht keine Zahlungserinnerung hinaus.',
    opted_out: 'Zahlungserinnerungen sind für diese Rechnung abgeschaltet.',
    customer_opted_out: 'Zahlungserinnerungen sind für diesen Kunden abgeschaltet.',
    no_email: 'Der Kunde hat keine E-Mail-Adresse.',
    bad_email: 'An die E-Mail-Adresse des Kunden lässt sich nichts senden.',
    not_configured:
      'Dieser Dienst kann noch keine E-Mails senden: In seinen Einstellungen fehlt SMTP_URL, MAIL_FROM oder PUBLIC_URL.',
    off: 'Dieses Unternehmen sendet keine Zahlungserinnerungen von selbst.',
    no_due_date: 'Ohne Fälligkeitsdatum geht keine Zahlungserinnerung von selbst hinaus.',
    none_left: 'Es ist keine weitere Zahlungserinnerung geplant.',
    hidden: 'Ihre Rolle zeigt nicht, wann Zahlungserinnerungen hinausgehen.',
  },
  day: dayWords,
  byHand: 'von Hand',
  to: (address) => `an ${address}`,
  unreadable: 'Die Zahlungserinnerungen konnten nicht geladen werden.',
  remind: {
    label: 'Jetzt erinnern',
    title: (number) => `Jetzt an ${number} erinnern?`,
    text: 'Der Kunde erhält eine E-Mail mit dem offenen Betrag und der Rechnung als PDF. Die geplanten Zahlungserinnerungen gehen trotzdem hinaus.',
    confirm: 'Zahlungserinnerung senden',
    done: (number) => `Eine Zahlungserinnerung zu ${number} ist unterwegs.`,
  },
};
