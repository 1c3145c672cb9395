import { DISABLED_REASONS } from '../../../domain/retry-schedule';

const REASONS: Readonly<Record<keyof typeof DISABLED_REASONS, string>> = DISABLED_REASONS;

export const EN = {
  delivery: 'Delivery',
  sendAgain: 'Send again',
  queuedAgain: 'Queued for delivery again (same webhook-id).',
  sentAgain: (count: number) => `${count} deliveries are sent again.`,
  noneFailed: 'No failed deliveries.',
  failedOnly: 'Failed only',
  resendAll: 'Resend all failed',
  resendFailed: (count: number) => `Resend ${count} failed`,
  deliveries: 'Deliveries',
  health: { disabled: 'Disabled', off: 'Off', failing: 'Failing', working: 'Working' },
  /** Why the service disabled an endpoint. */
  reasons: REASONS,
  counts: {
    pending: (count: number) => `${count} pending`,
    failed: (count: number) => `${count} failed`,
    delivered: (count: number) => `${count} delivered`,
  },
  nothingSent: 'Nothing sent yet',
  secret: {
    title: 'Signing secret',
    text: 'Copy it now: nobody can see it again. The receiver checks each webhook-signature with it.',
    show: 'Show the secret once',
    rotate: 'Rotate the secret',
    askRotate: 'Rotate the secret?',
    rotateText: 'You get a new secret. The old secret stays valid for 24 hours.',
    confirmRotate: 'Rotate',
  },
  ping: 'Send a test event',
  pinged: 'The ping is queued. Its result appears here in a moment.',
  attempts: {
    none: 'None yet.',
    when: 'When',
    status: 'HTTP status',
    error: 'Error',
    took: 'Took',
    answer: 'Answer',
  },
};

export type WebhookWords = typeof EN;
