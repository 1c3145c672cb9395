import { wakeUpOn } from '../outbox/wake-up';

export const PAYMENTS = wakeUpOn('invoicing_payments');

/** Wakes the workers that ask providers. */
export const paymentWakeUpOf = PAYMENTS.of;
