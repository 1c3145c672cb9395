import type { KeyWords } from './en';

export const FR: KeyWords = {
  title: 'Clés d’API',
  notRead: 'Les clés n’ont pas pu être lues.',
  loading: 'Chargement …',
  none: 'Pas encore de clé. Un programme en a besoin pour utiliser l’API de cette entreprise.',
  newKey: 'Nouvelle clé d’API',
  created: {
    title: 'Votre nouvelle clé d’API',
    text: 'Copiez-la maintenant\u00a0: personne ne pourra la revoir. Les programmes l’envoient dans l’en-tête Authorization: Bearer.',
  },
  revoked: (name) => `${name} est révoquée et cesse de fonctionner dans les cinq secondes.`,
  facts: {
    noScope: 'aucun droit',
    neverUsed: 'jamais utilisée',
    lastUsed: (day) => `utilisée le ${day}`,
    neverExpires: 'n’expire jamais',
    expires: (day) => `expire le ${day}`,
    expired: 'expirée',
  },
  expired: 'Expirée',
  revoke: 'Révoquer',
  askRevoke: {
    title: (name) => `Révoquer ${name}\u00a0?`,
    text: 'Les programmes qui utilisent cette clé cesseront de fonctionner. Cette action est définitive.',
    confirm: 'Révoquer la clé',
  },
  form: {
    name: 'Nom',
    nameHint: 'Nommez le programme qui utilise la clé.',
    nameExample: 'Boutique en ligne',
    permissions: 'Droits',
    scopes: {
      read: 'Voir les clients, factures et devis',
      write: 'Créer et modifier les clients, factures et devis',
      webhooks: 'Gérer les points de terminaison webhook',
    },
    lifetime: 'Expire après',
    lifetimes: { '30': '30 jours', '90': '90 jours', '365': 'Un an', never: 'Jamais' },
    back: 'Retour',
    create: 'Créer la clé',
  },
};
