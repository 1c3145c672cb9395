import { EXAMPLES } from './examples';
import type { Operation } from './operation';

const GENERATOR = {
  method: 'post',
  tag: 'Generator',
  scope: null,
  body: 'GeneratorInvoice',
  example: EXAMPLES.generator,
  status: 200,
  answer: 'PDF',
  errors: [400, 401, 403, 413, 415],
} as const;

const GENERATE: Operation = {
  ...GENERATOR,
  path: '/api/invoice/generate',
  id: 'generateInvoice',
  summary:
    'Create a PDF invoice without a key; counts toward the monthly quota of the IP address. All its texts together: at most 100,000 characters, those outside Latin, Greek and Cyrillic counted as five. With `eInvoice`, the PDF is a Factur-X e-invoice; 400 names every field that it lacks. An operator may close the generator to the public. Then it wants a key with the permission `generate` of the generator',
};

const PREVIEW: Operation = {
  ...GENERATOR,
  path: '/api/invoice/preview',
  id: 'previewInvoice',
  summary:
    'Create the same PDF with a watermark; does not count toward the quota. 90 per minute and address unless the operator sets another number, then 429. `eInvoice` is checked in form only, and the preview has no XML inside',
};

export const GENERATOR_OPERATIONS = [GENERATE, PREVIEW];
