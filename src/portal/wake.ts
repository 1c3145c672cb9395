import { wakeUpOn } from '../outbox/wake-up';

/** Wakes the workers that send mails of the portal. */
export const PORTAL_MAILS = wakeUpOn('invoicing_portal');
