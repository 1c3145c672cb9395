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
      help: 'An IP address or a CIDR range. The narrowest match applies.',
      placeholder: '203.0.113.0/24',
    },
    monthly_limit: { label: 'PDFs per month', help: 'Overrides the default limit.' },
    note: { label: 'Note', help: 'For internal use, such as the owner of the address.' },
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
    address: { label: 'Address', help: 'An IPv6 address counts for its /64 and for its /48.' },
    month: { label: 'Month', help: 'In UTC.' },
    used: { label: 'PDFs made', help: 'Lower it to return quota.' },
  },
};
