import { counted } from '../../words/catalogues';
import type { ReminderWords } from './en';

function dayWords(day: number): string {
  if (day === 0) return 'à la date d’échéance';
  const days = counted(Math.abs(day), { one: 'jour', other: 'jours' });
  return `${days} ${day < 0 ? 'avant' : 'après'} l’échéance`;
}

export const FR: ReminderWords = {
  title: 'Relances',
  states: { queued: 'En attente d’envoi', sent: 'Envoyée', failed: 'Non envoyée' },
  next: (on, day) =>
    `La prochaine part le ${on}, ${dayWords(day)}. Elle est envoyée à partir de huit heures, dans le fuseau horaire de l’entreprise.`,
  noneNext: {
    not_issued: 'Un brouillon ne reçoit pas de relances.',
    cancelled: 'Une facture annulée ne reçoit pas de relances.',
    settled: 'Rien n’est dû, aucune relance n’est donc envoyée.',
    opted_out: 'Les relances sont désactivées pour cette facture.',
    customer_opted_out: 'Les relances sont désactivées pour ce client.',
    no_email: 'Le client n’a pas d’adresse e-mail.',
    bad_email: 'Il est impossible d’écrire à l’adresse e-mail du client.',
    not_configured:
      'Ce service ne peut pas encore envoyer d’e-mails\u00a0: SMTP_URL, MAIL_FROM ou PUBLIC_URL manque dans ses paramètres.',
    off: 'Cette entreprise n’envoie pas de relances automatiques.',
    no_due_date: 'Sans date d’échéance, aucune relance n’est envoyée automatiquement.',
    none_left: 'Aucune autre relance n’est prévue.',
    hidden: 'Votre rôle ne permet pas de voir la date des relances.',
  },
  day: dayWords,
  byHand: 'manuellement',
  to: (address) => `à ${address}`,
  unreadable: 'Les relances n’ont pas pu être chargées.',
  remind: {
    label: 'Relancer maintenant',
    title: (number) => `Relancer maintenant pour ${number}\u00a0?`,
    text: 'Le client reçoit un e-mail avec le montant dû et la facture en PDF. Les relances prévues sont envoyées malgré tout.',
    confirm: 'Envoyer la relance',
    done: (number) => `Une relance pour ${number} est en cours d’envoi.`,
  },
};
