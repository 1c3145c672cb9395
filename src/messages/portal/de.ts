import type { PORTAL_EN } from './en';

export const PORTAL_DE: Readonly<Record<keyof typeof PORTAL_EN, string>> = {
  invitation_not_allowed:
    'muss false sein: Schlüssel dieses Unternehmens dürfen nicht ins Portal einladen',
  not_contact_id: 'muss die ID eines Kontakts dieses Kunden sein',
  portal_not_allowed:
    'Dieser Kontakt darf sich nicht am Portal anmelden: Laden Sie ihn zuerst dazu ein',
};
