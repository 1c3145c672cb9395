import type { View } from './view';

export const ALLOWANCE_VIEW: View = {
  namedBy: 'address_or_range',
  columns: ['address_or_range', 'monthly_limit', 'note'],
  form: [
    [
      ['address_or_range', 6],
      ['monthly_limit', 6],
    ],
    [['note', 12]],
  ],
  fields: {
    address_or_range: {
      label: 'Address or range',
      help: 'An IP address or a CIDR range. The narrowest that fits counts.',
      placeholder: '203.0.113.0/24',
    },
    monthly_limit: { label: 'PDFs a month', help: 'In place of the usual limit.' },
    note: { label: 'Note', help: 'For yourselves: who this is.' },
  },
};

export const USAGE_VIEW: View = {
  namedBy: 'address',
  sort: ['used', 'DESC'],
  columns: ['address', 'month', 'used'],
  form: [
    [
      ['address', 4],
      ['month', 4],
      ['used', 4],
    ],
  ],
  fields: {
    address: { label: 'Address', help: 'IPv6: a /64.' },
    month: { label: 'Month', help: 'UTC.' },
    used: { label: 'PDFs made', help: 'Change it to give some back.' },
  },
};
