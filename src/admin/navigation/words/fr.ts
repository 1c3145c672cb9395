import type { NavigationWords } from './en';

export const FR: NavigationWords = {
  menu: {
    invoices: 'Factures',
    quotations: 'Devis',
    'credit-notes': 'Avoirs',
    payments: 'Paiements',
    refunds: 'Remboursements',
    customers: 'Clients',
    products: 'Produits',
  },
  settings: 'Paramètres',
  settingsAbout: 'Tout ce qui sort du travail quotidien',
  people: 'Personnes',
  installation: 'À propos de cette installation',
  pages: {
    businesses: {
      label: 'Entreprises',
      about: 'Adresses, taxes, coordonnées bancaires, numéros, logo, membres et clés d’API.',
    },
    'webhook-endpoints': {
      label: 'Points de terminaison webhook',
      about: 'Vos programmes qui sont avertis de ce qui se passe ici.',
    },
    'webhook-deliveries': {
      label: 'Livraisons webhook',
      about: 'Tout ce qui leur a été envoyé, et avec quel résultat.',
    },
    'generator-usage': {
      label: 'Utilisation du générateur',
      about: 'PDF créés depuis chaque adresse internet.',
    },
    'generator-allowances': {
      label: 'Quotas du générateur',
      about: 'Adresses qui peuvent créer plus ou moins de PDF sans compte.',
    },
    files: { label: 'Fichiers', about: 'Logos et autres fichiers de toutes les entreprises.' },
    users: { label: 'Utilisateurs', about: 'Inviter des collègues et mettre fin à leur accès.' },
    roles: {
      label: 'Rôles',
      about: 'Ce que vos collègues peuvent voir et faire, et dans quelles entreprises.',
    },
    profile: {
      label: 'Votre profil',
      about: 'Nom, mot de passe et affichage clair ou sombre.',
    },
  },
};
