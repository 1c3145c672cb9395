import { wakeUpOn } from '../outbox/wake-up';

export const PORTAL_MAILS = wakeUpOn('invoicing_portal');

/** Wakes the workers that send mails of the portal. */
export const portalWakeUpOf = PORTAL_MAILS.of;
