import { DAYS_UNTIL_DISABLED } from '../../../domain/retry-schedule';
import { counted } from '../../words/catalogues';
import type { WebhookWords } from './en';

export const FR: WebhookWords = {
  delivery: 'Livraison',
  sendAgain: 'Renvoyer',
  queuedAgain: 'Remise dans la file d’envoi (même webhook-id).',
  sentAgain: (count) =>
    `${counted(count, { one: 'livraison est renvoyée', other: 'livraisons sont renvoyées' })}.`,
  noneFailed: 'Aucune livraison en échec.',
  failedOnly: 'Échecs seulement',
  resendAll: 'Renvoyer tous les échecs',
  resendFailed: (count) => `Renvoyer ${counted(count, { one: 'échec', other: 'échecs' })}`,
  deliveries: 'Livraisons',
  health: {
    disabled: 'Désactivé',
    off: 'Arrêté',
    failing: 'En panne',
    working: 'En service',
  },
  reasons: {
    gone: 'Il a répondu 410 Gone',
    failing: `Toutes les tentatives échouent depuis ${DAYS_UNTIL_DISABLED} jours`,
  },
  counts: {
    pending: (count) => counted(count, { one: 'en attente', other: 'en attente' }),
    failed: (count) => counted(count, { one: 'en échec', other: 'en échec' }),
    delivered: (count) => counted(count, { one: 'livrée', other: 'livrées' }),
  },
  nothingSent: 'Rien n’a encore été envoyé',
  secret: {
    title: 'Secret de signature',
    text: 'Copiez-le maintenant\u00a0: personne ne pourra le revoir. Le destinataire vérifie avec lui chaque webhook-signature.',
    show: 'Afficher le secret une fois',
    rotate: 'Renouveler le secret',
    askRotate: 'Renouveler le secret\u00a0?',
    rotateText: 'Vous recevez un nouveau secret. L’ancien reste valable 24 heures.',
    confirmRotate: 'Renouveler',
  },
  ping: 'Envoyer un événement de test',
  pinged: 'L’événement de test est dans la file. Son résultat apparaîtra ici dans un instant.',
  attempts: {
    none: 'Aucune pour l’instant.',
    when: 'Moment',
    status: 'Statut HTTP',
    error: 'Erreur',
    took: 'Durée',
    answer: 'Réponse',
  },
};
