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
      help: 'Where events are sent to with POST.',
      placeholder: 'https://example.com/webhooks',
    },
    business: {
      label: 'Business',
      help: 'Whose events are sent. It cannot be changed later.',
      namedBy: 'name',
    },
    description: { label: 'Description', help: 'For yourselves.' },
    enabled: { label: 'Enabled', help: 'Off: nothing is sent or stored.' },
    events: {
      label: 'Events',
      help: 'What is sent. With all ticked, events that come to be later are sent too.',
    },
    disabled_reason: { label: 'Why it was disabled', readOnly: true },
    failing_since: { label: 'Failing since', readOnly: true },
  },
};

export const DELIVERY_VIEW: View = {
  namedBy: 'event_type',
  sort: ['createdAt', 'DESC'],
  columns: ['event_type', 'state', 'last_status', 'endpoint'],
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
    response_excerpt: { label: 'Answer', help: 'How the last answer began.', readOnly: true },
    payload: { label: 'Payload', help: 'What was sent, to the byte.', readOnly: true },
    attempt_log: { label: 'All attempts', readOnly: true },
    lease: { label: 'Lease', readOnly: true },
  },
};
