import type { PORTAL_EN } from './en';

export const PORTAL_FR: Readonly<Record<keyof typeof PORTAL_EN, string>> = {
  invitation_not_allowed:
    'doit être false\u00a0: les clés de cette entreprise ne peuvent pas inviter au portail',
  not_contact_id: 'doit être l’identifiant d’un contact de ce client',
  portal_not_allowed: 'Ce contact ne peut pas se connecter au portail\u00a0: invitez-le d’abord',
};
