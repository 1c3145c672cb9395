import type { StatusWords } from './en';

export const FR: StatusWords = {
  draft: 'Brouillon',
  issued: 'Émis',
  sent: 'Envoyé',
  paid: 'Payé',
  overdue: 'En retard',
  cancelled: 'Annulé',
  accepted: 'Accepté',
  rejected: 'Refusé',
  expired: 'Expiré',
  converted: 'Converti',
  pending: 'En attente',
  delivered: 'Livré',
  recorded: 'Enregistré',
  voided: 'Annulé',
  queued: 'Dans la file',
  failed: 'Échec',
};
