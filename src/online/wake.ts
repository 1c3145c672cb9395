import { wakeUpOn } from '../outbox/wake-up';

/** Wakes the workers that ask providers. */
export const PAYMENTS = wakeUpOn('invoicing_payments');
