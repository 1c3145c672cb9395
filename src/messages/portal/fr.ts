import type { PORTAL_EN } from './en';

export const PORTAL_FR: Readonly<Record<keyof typeof PORTAL_EN, string>> = {
  contact_not_found: 'contact introuvable',
  contact_request_gone:
    'Cette demande n’est plus en attente\u00a0: quelqu’un l’a traitée ou le client en a envoyé une plus récente',
};
