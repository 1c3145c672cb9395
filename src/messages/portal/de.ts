import type { PORTAL_EN } from './en';

export const PORTAL_DE: Readonly<Record<keyof typeof PORTAL_EN, string>> = {
  contact_not_found: 'Ansprechpartner nicht gefunden',
  contact_request_gone:
    'Diese Anfrage wartet nicht mehr: Jemand hat sie schon entschieden, oder der Kunde hat eine neuere geschickt',
};
