import type { PortalSignInWords } from '../portal-sign-in';

export const PORTAL_SIGN_IN: PortalSignInWords = {
  title: 'Inloggen',
  intro:
    'Vul uw e-mailadres in. Wij sturen u een link om in te loggen. U hebt geen wachtwoord nodig.',
  email: 'E-mailadres',
  send: 'Stuur mij een link',
  notEmail: 'Vul een e-mailadres in, bijvoorbeeld naam@example.com.',
  askedTitle: 'Bekijk uw e-mail',
  asked:
    'Als dit adres hier bekend is, is er een link onderweg. Hij werkt één keer, gedurende 15 minuten. Kijk ook in uw spammap.',
  again: 'Nog een link aanvragen',
  press: 'Druk op de knop om in deze browser in te loggen.',
  signIn: 'Inloggen',
  endedTitle: 'Deze link werkt niet meer',
  ended: 'Een link werkt één keer en maar korte tijd. Hier kunt u een nieuwe aanvragen.',
  foreignTitle: 'Dit formulier kwam niet van hier',
  foreign: 'Een andere website heeft het verstuurd. Daarom is er niets gedaan.',
  toPortal: 'Naar het portaal',
  linkMail: {
    subject: 'Uw link om in te loggen',
    text: 'Met deze link logt u in bij uw documenten. Hij werkt één keer, gedurende 15 minuten.',
    ignore:
      'Hebt u er niet om gevraagd? Dan kunt u deze e-mail negeren. Zonder de link kan niemand inloggen.',
  },
  invitation: {
    subject: (business) => `Uw documenten van ${business} online`,
    text: (business, customer) =>
      `${business} heeft een portaal voor u geopend. Daar vindt u de facturen en offertes voor ${customer}.`,
    how: 'Vul om in te loggen het e-mailadres in waarnaar deze e-mail is gestuurd. U krijgt een link en hebt geen wachtwoord nodig.',
    open: 'Portaal openen',
  },
};
