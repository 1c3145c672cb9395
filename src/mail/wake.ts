import { wakeUpOn } from '../outbox/wake-up';

export const MAILS = wakeUpOn('invoicing_mails');

/** Wakes the workers that send mails. */
export const mailWakeUpOf = MAILS.of;
