import type { View } from './view';

export const ENDPOINT_VIEW: View = {
  namedBy: 'url',
  columns: ['url', 'business', 'enabled', 'failing_since'],
  form: [
    [['url', 12]],
    [
      ['business', 6],
      ['description', 6],
    ],
    [['enabled', 6]],
    [['events', 12]],
    [
      ['disabled_reason', 6],
      ['failing_since', 6],
    ],
  ],
  fields: {
    url: {
      label: 'URL',
      help: 'The service sends events to this URL with POST.',
      placeholder: 'https://example.com/webhooks',
    },
    business: {
      label: 'Business',
      help: 'The business whose events are sent. You cannot change it later.',
      namedBy: 'name',
    },
    description: { label: 'Description', help: 'For internal use.' },
    enabled: { label: 'Enabled', help: 'If off, no event is sent or stored.' },
    events: {
      label: 'Events',
      help: 'At first the usual events are ticked. The service sends the others only if you tick them.',
    },
    disabled_reason: { label: 'Reason for disabling', readOnly: true },
    failing_since: { label: 'Failing since', readOnly: true },
  },
};

export const DELIVERY_VIEW: View = {
  namedBy: 'event_type',
  sort: ['createdAt', 'DESC'],
  columns: ['event_type', 'createdAt', 'state', 'last_status', 'endpoint'],
  form: [
    [
      ['event_type', 6],
      ['event_id', 6],
    ],
    [
      ['endpoint', 6],
      ['state', 6],
    ],
    [
      ['attempts', 3],
      ['last_status', 3],
      ['duration_ms', 3],
    ],
    [
      ['last_attempt_at', 6],
      ['next_attempt_at', 6],
    ],
    [['last_error', 12]],
    [['response_excerpt', 12]],
    [['payload', 12]],
    [['attempt_log', 12]],
  ],
  fields: {
    event_type: { label: 'Event', readOnly: true },
    event_id: { label: 'Event id', help: 'The webhook-id header.', readOnly: true },
    endpoint: { label: 'Endpoint', readOnly: true, namedBy: 'url' },
    state: { label: 'State', readOnly: true },
    attempts: { label: 'Attempts', readOnly: true },
    last_status: { label: 'Last HTTP status', readOnly: true },
    duration_ms: { label: 'Duration in ms', readOnly: true },
    last_attempt_at: { label: 'Last attempt', readOnly: true },
    next_attempt_at: { label: 'Next attempt', readOnly: true },
    last_error: { label: 'Last error', readOnly: true },
    response_excerpt: {
      label: 'Answer',
      help: 'The beginning of the last answer.',
      readOnly: true,
    },
    payload: { label: 'Payload', help: 'The exact body of the request.', readOnly: true },
    attempt_log: { label: 'All attempts', readOnly: true },
    lease: { label: 'Lease', readOnly: true },
  },
};
