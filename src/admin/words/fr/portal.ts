import { counted } from '../catalogues';
import type { PortalWords, RequestWords } from '../en/portal';

export const PORTAL_WORDS: PortalWords = {
  title: 'Espace client',
  unreadable: 'Les accès à l’espace client n’ont pas pu être lus.',
  none: 'Personne n’a encore accès à l’espace client. Cochez «\u00a0A accès à l’espace client\u00a0» pour un contact et enregistrez\u00a0: il recevra une invitation par e-mail.',
  lacks: (setting) =>
    `Les invitations sont en attente\u00a0: ce service ne peut pas les envoyer tant que ${setting} manque dans ses paramètres.`,
  invitation: {
    none: 'Aucune invitation n’a été envoyée.',
    queued: 'L’invitation est en attente d’envoi.',
    sent: (at) => `Invitation envoyée le ${at}.`,
    failed: (at) => `L’invitation n’a pas pu être envoyée (${at}).`,
  },
  signedIn: (at) => `Dernière connexion le ${at}.`,
  neverSignedIn: 'Ne s’est pas encore connecté.',
  sessions: (count) => `${counted(count, { one: 'session ouverte', other: 'sessions ouvertes' })}.`,
  invite: {
    first: 'Envoyer l’invitation',
    again: 'Renvoyer l’invitation',
    done: (email) => `L’invitation à ${email} est en cours d’envoi.`,
  },
  signOut: {
    label: 'Déconnecter partout',
    title: (name) => `Déconnecter ${name} partout\u00a0?`,
    text: 'Toutes les sessions et tous les liens de connexion de cette adresse prennent fin maintenant. Le contact peut demander un nouveau lien à tout moment.',
    done: (name) => `${name} est déconnecté partout.`,
  },
  revoke: {
    label: 'Retirer l’accès',
    title: (name) => `Retirer l’accès de ${name}\u00a0?`,
    text: 'Le contact est déconnecté aussitôt et ne voit plus ce client dans l’espace client. Vous pouvez l’inviter de nouveau.',
    done: (name) => `${name} n’a plus accès à l’espace client.`,
  },
};

export const REQUEST_WORDS: RequestWords = {
  title: 'Modifications demandées',
  asked: (email, at) =>
    email === null
      ? `Demandées dans l’espace client le ${at}.`
      : `Demandées par ${email} le ${at}.`,
  now: 'Actuel',
  wanted: 'Demandé',
  nothing: 'Vide',
  confirm: { label: 'Accepter', done: 'Les modifications sont enregistrées.' },
  refuse: {
    label: 'Refuser',
    title: 'Refuser ces modifications\u00a0?',
    text: 'Rien ne change. L’espace client indique au client que vous avez refusé.',
    done: 'Les modifications sont refusées.',
  },
  home: {
    title: (count) =>
      count === 1
        ? 'Un client demande la modification de ses coordonnées'
        : `${count} clients demandent la modification de leurs coordonnées`,
    more: (count) => `et ${count} de plus`,
  },
};
