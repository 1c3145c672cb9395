import type { MailWords } from './en';

export const FR: MailWords = {
  send: {
    label: 'Envoyer par e-mail',
    title: (number) => `Envoyer ${number} par e-mail`,
    to: 'À',
    addressesHint: 'Séparez plusieurs adresses par des virgules.',
    cc: 'Cc',
    subject: 'Objet',
    message: 'Message',
    messageHint:
      'Le montant, la date et le lien vers le document suivent. Vide\u00a0: le texte habituel.',
    attachPdf: 'Joindre le PDF',
    attachEInvoice: 'Joindre la facture électronique',
    noEInvoice: 'Aucune',
    edit: 'Modifier',
    preview: 'Aperçu',
    confirm: 'Envoyer',
    done: (number, recipients) => `${number} est en cours d’envoi à ${recipients}.`,
    unreadable: 'Le document n’a pas pu être chargé.',
    notConfigured: (settings) =>
      `Ce service ne peut pas encore envoyer d’e-mails. Définissez ${settings}, puis redémarrez-le.`,
    use: (parts) =>
      `Destinataires contactés : ${parts}. Une adresse autre que celle du client compte cinq fois.`,
    usedOf: {
      hour: (used, limit) => `${used} sur ${limit} en une heure`,
      day: (used, limit) => `${used} sur ${limit} en un jour`,
    },
  },
  preview: {
    frame: 'Aperçu de l’e-mail',
    failed: 'L’aperçu n’a pas pu être créé.',
    from: (sender) => `De ${sender}\u00a0:`,
    asPage: 'Afficher comme page',
    asText: 'Afficher en texte brut',
  },
  refused: { mark: 'E-mail refusé', notice: 'Le dernier e-mail n’est pas arrivé.' },
  list: {
    title: 'E-mails',
    unreadable: 'Les e-mails n’ont pas pu être chargés.',
    none: 'Aucun e-mail n’a été envoyé.',
    document: (subject) => subject,
    reminder: (subject) => `Relance\u00a0: ${subject}`,
    decision: (subject) => `Avis\u00a0: ${subject}`,
  },
  mail: 'E-mail',
  again: {
    label: 'Renvoyer',
    title: 'Renvoyer cet e-mail\u00a0?',
    text: 'Il a déjà été envoyé. Ses destinataires le recevront une deuxième fois.',
    done: 'L’e-mail est renvoyé.',
    waits:
      'Dans la file d’attente. Il sera envoyé dès que le service disposera d’un serveur de messagerie (SMTP_URL et MAIL_FROM).',
  },
};
