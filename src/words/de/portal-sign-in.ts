import type { PortalSignInWords } from '../portal-sign-in';

export const PORTAL_SIGN_IN: PortalSignInWords = {
  title: 'Anmelden',
  intro:
    'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link zum Anmelden. Ein Passwort brauchen Sie nicht.',
  email: 'E-Mail-Adresse',
  send: 'Link senden',
  notEmail: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  askedTitle: 'Sehen Sie in Ihr Postfach',
  asked:
    'Wenn diese Adresse hier bekannt ist, ist ein Link unterwegs. Er gilt einmal und 15 Minuten lang. Sehen Sie auch im Spam-Ordner nach.',
  again: 'Weiteren Link anfordern',
  press: 'Mit der Schaltfläche melden Sie sich in diesem Browser an.',
  signIn: 'Anmelden',
  endedTitle: 'Dieser Link gilt nicht mehr',
  ended: 'Ein Link gilt einmal und nur für kurze Zeit. Hier können Sie einen neuen anfordern.',
  foreignTitle: 'Dieses Formular kam nicht von hier',
  foreign: 'Eine andere Website hat es gesendet. Deshalb ist nichts geschehen.',
  toPortal: 'Zum Portal',
  linkMail: {
    subject: 'Ihr Link zum Anmelden',
    text: 'mit diesem Link melden Sie sich bei Ihren Dokumenten an. Er gilt einmal und 15 Minuten lang.',
    ignore:
      'Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun. Ohne den Link kann sich niemand anmelden.',
  },
  invitation: {
    subject: (business) => `Ihre Dokumente von ${business} online`,
    text: (business, customer) =>
      `${business} hat ein Portal für Sie eingerichtet. Dort finden Sie die Rechnungen und Angebote für ${customer}.`,
    how: 'Zum Anmelden geben Sie die E-Mail-Adresse ein, an die diese E-Mail ging. Sie erhalten einen Link und brauchen kein Passwort.',
    open: 'Portal öffnen',
  },
};
