import { counted } from '../catalogues';
import type { PortalWords, RequestWords } from '../en/portal';

export const PORTAL_WORDS: PortalWords = {
  title: 'Portal de clientes',
  unreadable: 'No se han podido leer los accesos al portal.',
  none: 'Nadie tiene acceso al portal todavía. Marque «Puede usar el portal» en un contacto y guarde: recibirá una invitación por correo.',
  lacks: (setting) =>
    `Las invitaciones están en espera: este servicio no puede enviarlas mientras falte ${setting} en su configuración.`,
  invitation: {
    none: 'No se ha enviado ninguna invitación.',
    queued: 'La invitación está pendiente de envío.',
    sent: (at) => `Invitación enviada el ${at}.`,
    failed: (at) => `No se ha podido enviar la invitación (${at}).`,
  },
  signedIn: (at) => `Último inicio de sesión: ${at}.`,
  neverSignedIn: 'Todavía no ha iniciado sesión.',
  sessions: (count) => `${counted(count, { one: 'sesión abierta', other: 'sesiones abiertas' })}.`,
  invite: {
    first: 'Enviar la invitación',
    again: 'Volver a enviar la invitación',
    done: (email) => `La invitación a ${email} se está enviando.`,
  },
  signOut: {
    label: 'Cerrar todas las sesiones',
    title: (name) => `¿Cerrar todas las sesiones de ${name}?`,
    text: 'Todas las sesiones y los enlaces de acceso de esta dirección terminan ahora. El contacto puede pedir un enlace nuevo en cualquier momento.',
    done: (name) => `Se han cerrado todas las sesiones de ${name}.`,
  },
  revoke: {
    label: 'Retirar el acceso',
    title: (name) => `¿Retirar el acceso de ${name}?`,
    text: 'Se cierra su sesión al momento y deja de ver a este cliente en el portal. Puede volver a invitarlo.',
    done: (name) => `${name} ya no tiene acceso al portal.`,
  },
};

export const REQUEST_WORDS: RequestWords = {
  title: 'Cambios solicitados',
  asked: (email, at) =>
    email === null ? `Solicitados en el portal el ${at}.` : `Solicitados por ${email} el ${at}.`,
  now: 'Actual',
  wanted: 'Solicitado',
  nothing: 'Vacío',
  confirm: { label: 'Aceptar', done: 'Los cambios se han guardado.' },
  refuse: {
    label: 'Rechazar',
    title: '¿Rechazar estos cambios?',
    text: 'No cambia nada. El portal indica al cliente que usted los ha rechazado.',
    done: 'Los cambios se han rechazado.',
  },
  home: {
    title: (count) =>
      count === 1
        ? 'Un cliente solicita cambios en sus datos'
        : `${count} clientes solicitan cambios en sus datos`,
    more: (count) => `y ${count} más`,
  },
};
