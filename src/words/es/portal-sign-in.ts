import type { PortalSignInWords } from '../portal-sign-in';

export const PORTAL_SIGN_IN: PortalSignInWords = {
  title: 'Iniciar sesión',
  intro:
    'Escriba su dirección de correo. Le enviaremos un enlace para entrar. No necesita contraseña.',
  email: 'Correo electrónico',
  send: 'Enviarme un enlace',
  notEmail: 'Escriba una dirección de correo, por ejemplo nombre@example.com.',
  askedTitle: 'Mire su correo',
  asked:
    'Si esta dirección es conocida aquí, un enlace está en camino. Sirve una sola vez, durante 15 minutos. Mire también en el correo no deseado.',
  again: 'Pedir otro enlace',
  press: 'Pulse el botón para iniciar sesión en este navegador.',
  signIn: 'Iniciar sesión',
  endedTitle: 'Este enlace ya no sirve',
  ended: 'Un enlace sirve una sola vez y por poco tiempo. Aquí puede pedir uno nuevo.',
  foreignTitle: 'Este formulario no vino de aquí',
  foreign: 'Lo envió otro sitio web, así que no se ha hecho nada.',
  toPortal: 'Ir al portal',
  linkMail: {
    subject: 'Su enlace para iniciar sesión',
    text: 'Con este enlace puede entrar a sus documentos. Sirve una sola vez, durante 15 minutos.',
    ignore: 'Si no lo ha pedido, ignore este correo. Nadie puede entrar sin el enlace.',
  },
  invitation: {
    subject: (business) => `Sus documentos de ${business} en línea`,
    text: (business, customer) =>
      `${business} ha abierto un portal para usted. Allí encontrará las facturas y los presupuestos de ${customer}.`,
    how: 'Para entrar, escriba la dirección a la que se envió este correo. Recibirá un enlace y no necesita contraseña.',
    open: 'Abrir el portal',
  },
};
