import type { PortalSignInWords } from '../portal-sign-in';

export const PORTAL_SIGN_IN: PortalSignInWords = {
  title: 'Accesso',
  intro:
    'Inserisca il Suo indirizzo e-mail. Le invieremo un link per accedere. Non serve una password.',
  email: 'Indirizzo e-mail',
  send: 'Invia il link',
  notEmail: 'Inserisca un indirizzo e-mail, ad esempio nome@example.com.',
  askedTitle: 'Controlli la posta',
  asked:
    'Se questo indirizzo è conosciuto qui, un link è in arrivo. Vale una sola volta, per 15 minuti. Controlli anche la posta indesiderata.',
  again: 'Richiedi un altro link',
  press: 'Prema il pulsante per accedere in questo browser.',
  signIn: 'Accedi',
  endedTitle: 'Questo link non vale più',
  ended: 'Un link vale una sola volta e per poco tempo. Qui può richiederne uno nuovo.',
  foreignTitle: 'Questo modulo non viene da qui',
  foreign: 'Lo ha inviato un altro sito, quindi non è stato fatto nulla.',
  toPortal: 'Vai al portale',
  linkMail: {
    subject: 'Il Suo link per accedere',
    text: 'Con questo link accede ai Suoi documenti. Vale una sola volta, per 15 minuti.',
    ignore: 'Se non lo ha richiesto, ignori questa e-mail. Nessuno può accedere senza il link.',
  },
  invitation: {
    subject: (business) => `I Suoi documenti di ${business} online`,
    text: (business, customer) =>
      `${business} ha aperto un portale per Lei. Vi troverà le fatture e i preventivi di ${customer}.`,
    how: 'Per accedere inserisca l’indirizzo al quale è stata inviata questa e-mail. Riceverà un link e non Le serve una password.',
    open: 'Apri il portale',
  },
};
