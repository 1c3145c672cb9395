import type { PORTAL_EN } from './en';

export const PORTAL_ES: Readonly<Record<keyof typeof PORTAL_EN, string>> = {
  invitation_not_allowed: 'debe ser false: las claves de esta empresa no pueden invitar al portal',
  not_contact_id: 'debe ser el id de un contacto de este cliente',
  portal_not_allowed: 'Este contacto no puede entrar al portal: invítelo primero',
};
