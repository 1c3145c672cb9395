import { wakeUpOn } from '../outbox/wake-up';

const WAKE_UP = wakeUpOn('invoicing_portal');

export const CHANNEL = WAKE_UP.channel;
/** Wakes the workers that send mails of the portal. */
export const portalWakeUpOf = WAKE_UP.of;
