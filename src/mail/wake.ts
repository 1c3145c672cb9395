import { wakeUpOn } from '../outbox/wake-up';

const WAKE_UP = wakeUpOn('invoicing_mails');

export const CHANNEL = WAKE_UP.channel;
export const mailWakeUpOf = WAKE_UP.of;
