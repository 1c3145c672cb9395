import { wakeUpOn } from '../outbox/wake-up';

const WAKE_UP = wakeUpOn('invoicing_webhooks');

export const CHANNEL = WAKE_UP.channel;
export const wakeUpOf = WAKE_UP.of;
export const registerWakeUp = WAKE_UP.register;
