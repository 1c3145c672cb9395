import { wakeUpOn } from '../outbox/wake-up';

/** Wakes the workers that send mails. */
export const MAILS = wakeUpOn('invoicing_mails');
