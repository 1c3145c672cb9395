import { wakeUpOn } from '../outbox/wake-up';

const WAKE_UP = wakeUpOn('invoicing_payments');

export const CHANNEL = WAKE_UP.channel;
/** Wakes the workers that ask providers. */
export const paymentWakeUpOf = WAKE_UP.of;
