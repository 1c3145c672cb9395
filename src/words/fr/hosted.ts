import type { HostedWords } from '../hosted';

export const HOSTED: HostedWords = {
  allDocuments: 'Tous mes documents',
  downloads: 'Téléchargements',
  downloadPdf: 'Télécharger le PDF',
  eInvoice: 'Facture électronique\u00a0: {format}',
  due: 'À payer au plus tard le {date}',
  validUntil: 'Valable jusqu’au {date}',
  pay: 'Comment payer',
  payOnline: 'Payer en ligne',
  opens: 'Ouvre {host}',
  online: {
    waiting: 'Le paiement est en cours. Il peut mettre quelques jours à arriver.',
    arrived: 'Le paiement est arrivé. Merci.',
    unconfirmed: 'Le paiement n’est pas encore confirmé. Rechargez cette page dans un instant.',
    unavailable:
      'Le paiement en ligne ne fonctionne pas pour le moment. Veuillez réessayer dans un instant, ou payer autrement.',
  },
  transfer: 'Virement bancaire',
  amount: 'Montant',
  reference: 'Motif du virement',
  scan: 'Scannez ce code avec votre application bancaire pour remplir le virement.',
  codeName: 'Code QR pour ce virement',
  decide: 'Votre décision',
  decideHelp: '{business} recevra votre décision. Vous ne pouvez vous décider qu’une fois.',
  name: 'Votre nom',
  remark: 'Remarque (facultatif)',
  accept: 'Accepter',
  decline: 'Refuser',
  from: 'De',
  details: 'Informations',
  lines: 'Lignes',
  totals: 'Totaux',
  states: {
    accepted: 'Accepté',
    rejected: 'Refusé',
    expired: 'Expiré',
    converted: 'Facturé',
  },
  decided: {
    accepted: 'Accepté par {name} le {date}.',
    rejected: 'Refusé par {name} le {date}.',
  },
  closed: {
    accepted: 'Ce devis a été accepté.',
    rejected: 'Ce devis a été refusé.',
    expired: 'Ce devis a expiré.',
    converted: 'Ce devis a été facturé.',
  },
  reasons: {
    name_missing: 'Veuillez saisir votre nom.',
    name_too_long: 'Votre nom ne peut pas dépasser 255 caractères.',
    remark_too_long: 'Votre remarque ne peut pas dépasser 10 000 caractères.',
    not_text: 'Veuillez n’utiliser que des lettres, des chiffres et des signes de ponctuation.',
  },
  nowhere: 'Il n’y a rien à cette adresse. Veuillez vérifier son orthographe.',
  notices: {
    404: {
      title: 'Page introuvable',
      text: 'Ce lien n’est pas valable ou ne l’est plus. Veuillez en demander un nouveau à l’expéditeur.',
    },
    405: {
      title: 'Impossible',
      text: 'Cette page ne propose pas cela.',
    },
    413: {
      title: 'Trop long',
      text: 'Vous avez envoyé plus que cette page n’accepte. Veuillez raccourcir votre texte.',
    },
    415: {
      title: 'Non compris',
      text: 'Veuillez utiliser le formulaire de la page.',
    },
    429: {
      title: 'Trop de requêtes',
      text: 'Veuillez patienter une minute, puis réessayer.',
    },
    500: {
      title: 'Une erreur s’est produite',
      text: 'Veuillez réessayer plus tard.',
    },
    503: {
      title: 'Très sollicité en ce moment',
      text: 'Veuillez réessayer dans un instant.',
    },
  },
};
