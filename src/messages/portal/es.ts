import type { PORTAL_EN } from './en';

export const PORTAL_ES: Readonly<Record<keyof typeof PORTAL_EN, string>> = {
  contact_not_found: 'contacto no encontrado',
  contact_request_gone:
    'Esta solicitud ya no está pendiente: alguien la ha decidido o el cliente ha enviado otra más reciente',
};
