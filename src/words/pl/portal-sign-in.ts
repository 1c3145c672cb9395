import type { PortalSignInWords } from '../portal-sign-in';

export const PORTAL_SIGN_IN: PortalSignInWords = {
  title: 'Logowanie',
  intro: 'Proszę podać adres e-mail. Wyślemy na niego link do logowania. Hasło nie jest potrzebne.',
  email: 'Adres e-mail',
  send: 'Wyślij link',
  notEmail: 'Proszę podać adres e-mail, na przykład nazwa@example.com.',
  askedTitle: 'Proszę sprawdzić pocztę',
  asked:
    'Jeśli ten adres jest tu znany, link jest już w drodze. Działa jeden raz, przez 15 minut. Proszę zajrzeć także do folderu ze spamem.',
  again: 'Poproś o kolejny link',
  press: 'Proszę nacisnąć przycisk, aby zalogować się w tej przeglądarce.',
  signIn: 'Zaloguj się',
  endedTitle: 'Ten link już nie działa',
  ended: 'Link działa jeden raz i tylko przez krótki czas. Tutaj można poprosić o nowy.',
  foreignTitle: 'Ten formularz nie pochodzi stąd',
  foreign: 'Wysłała go inna strona, więc nic nie zostało zrobione.',
  toPortal: 'Przejdź do portalu',
  linkMail: {
    subject: 'Link do logowania',
    text: 'tym linkiem można zalogować się do swoich dokumentów. Działa jeden raz, przez 15 minut.',
    ignore:
      'Jeśli to nie Państwo o niego prosili, proszę zignorować tę wiadomość. Bez tego linku nikt się nie zaloguje.',
  },
  invitation: {
    subject: (business) => `Dokumenty od ${business} online`,
    text: (business, customer) =>
      `${business} udostępnia Państwu portal. Znajdują się w nim faktury i oferty dla ${customer}.`,
    how: 'Aby się zalogować, proszę podać adres, na który wysłano tę wiadomość. Przyjdzie link, hasło nie jest potrzebne.',
    open: 'Otwórz portal',
  },
};
