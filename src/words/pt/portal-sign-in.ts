import type { PortalSignInWords } from '../portal-sign-in';

export const PORTAL_SIGN_IN: PortalSignInWords = {
  title: 'Iniciar sessão',
  intro:
    'Introduza o seu endereço de e-mail. Enviamos-lhe um link para entrar. Não precisa de palavra-passe.',
  email: 'Endereço de e-mail',
  send: 'Enviar link',
  notEmail: 'Introduza um endereço de e-mail, por exemplo nome@example.com.',
  askedTitle: 'Veja o seu e-mail',
  asked:
    'Se este endereço for conhecido aqui, um link está a caminho. Funciona uma só vez, durante 15 minutos. Veja também no spam.',
  again: 'Pedir outro link',
  press: 'Prima o botão para iniciar sessão neste navegador.',
  signIn: 'Iniciar sessão',
  endedTitle: 'Este link já não funciona',
  ended: 'Um link funciona uma só vez e por pouco tempo. Aqui pode pedir um novo.',
  foreignTitle: 'Este formulário não veio daqui',
  foreign: 'Foi enviado por outro site, por isso nada foi feito.',
  toPortal: 'Ir para o portal',
  linkMail: {
    subject: 'O seu link para iniciar sessão',
    text: 'Com este link pode entrar nos seus documentos. Funciona uma só vez, durante 15 minutos.',
    ignore: 'Se não o pediu, ignore este e-mail. Ninguém pode entrar sem o link.',
  },
  invitation: {
    subject: (business) => `Os seus documentos de ${business} online`,
    text: (business, customer) =>
      `${business} abriu um portal para si. Nele encontra as faturas e os orçamentos de ${customer}.`,
    how: 'Para entrar, introduza o endereço para o qual este e-mail foi enviado. Recebe um link e não precisa de palavra-passe.',
    open: 'Abrir o portal',
  },
};
