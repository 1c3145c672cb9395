import type { PortalSignInWords } from '../portal-sign-in';

export const PORTAL_SIGN_IN: PortalSignInWords = {
  title: 'Connexion',
  intro:
    'Saisissez votre adresse e-mail. Nous vous enverrons un lien de connexion. Aucun mot de passe n’est nécessaire.',
  email: 'Adresse e-mail',
  send: 'Recevoir un lien',
  notEmail: 'Veuillez saisir une adresse e-mail, par exemple nom@example.com.',
  askedTitle: 'Consultez votre messagerie',
  asked:
    'Si cette adresse est connue ici, un lien est en route. Il fonctionne une seule fois, pendant 15 minutes. Regardez aussi dans les courriers indésirables.',
  again: 'Demander un autre lien',
  press: 'Appuyez sur le bouton pour vous connecter dans ce navigateur.',
  signIn: 'Se connecter',
  endedTitle: 'Ce lien ne fonctionne plus',
  ended:
    'Un lien fonctionne une seule fois et peu de temps. Vous pouvez en demander un nouveau ici.',
  foreignTitle: 'Ce formulaire ne vient pas d’ici',
  foreign: 'Un autre site l’a envoyé. Rien n’a donc été fait.',
  toPortal: 'Aller au portail',
  linkMail: {
    subject: 'Votre lien de connexion',
    text: 'Ce lien vous connecte à vos documents. Il fonctionne une seule fois, pendant 15 minutes.',
    ignore:
      'Si vous ne l’avez pas demandé, ignorez cet e-mail. Personne ne peut se connecter sans ce lien.',
  },
  invitation: {
    subject: (business) => `Vos documents de ${business} en ligne`,
    text: (business, customer) =>
      `${business} vous a ouvert un portail. Vous y trouverez les factures et les devis de ${customer}.`,
    how: 'Pour vous connecter, saisissez l’adresse à laquelle cet e-mail a été envoyé. Vous recevrez un lien\u00a0; aucun mot de passe n’est nécessaire.',
    open: 'Ouvrir le portail',
  },
};
