import type { LinkWords } from './en';

export const FR: LinkWords = {
  title: 'Page du document',
  notOpened: 'Le client ne l’a pas encore ouverte.',
  firstOpened: 'Première ouverture\u00a0:',
  lastOpened: 'Dernière ouverture\u00a0:',
  preview: 'Voir la page',
  unreadable: 'La page n’a pas pu être chargée.',
  none: 'Il n’y a pas de page\u00a0: le document n’a jamais été émis.',
  copy: 'Copier le lien',
  copied: 'Le lien est copié. Toute personne qui le possède voit la page.',
  revoke: {
    label: 'Révoquer le lien',
    title: 'Révoquer le lien\u00a0?',
    text: 'Tous les liens dont le client dispose, y compris dans les e-mails, ne mèneront plus nulle part. Un nouveau lien les remplace.',
    confirm: 'Révoquer',
    done: 'L’ancien lien est révoqué.',
  },
};
