import type { SampleWords } from '../sample';

export const SAMPLE: SampleWords = {
  customer: {
    name: 'Harbour Coffee Ltd',
    address: '12 Harbour Lane',
    postal_code: 'BS1 4QA',
    city: 'Bristol',
    country_code: 'GB',
  },
  lines: ['Consulting\nWorkshop with the team, and a report', 'Printed manual', 'Travel'],
  notes: 'Thank you for your order.',
  terms: 'Payment within 14 days, please.',
  value: 'Sample',
};
