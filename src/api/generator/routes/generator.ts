import { GENERATOR_BODY } from '../../../generator/body';
import { preview } from '../../../generator/generate';
import { openOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';
import { EXAMPLES } from '../../examples';

const PRINTS = {
  tag: 'Generator',
  does: 'reads',
  body: GENERATOR_BODY,
  example: EXAMPLES.generator,
  answer: 'PDF',
  errors: [400, 401, 403, 413, 415],
} as const;

export const GENERATOR_OPERATIONS = [
  // Strapi makes a permission of this name. The handler itself asks for it.
  openOperation('/invoice/generate', 'generator.generate', {
    ...PRINTS,
    id: 'generateInvoice',
    summary:
      'Create a PDF invoice without a key; counts toward the monthly quota of the IP address. All its texts together: at most 100,000 characters, those outside Latin, Greek and Cyrillic counted as five. With `eInvoice`, the PDF is a Factur-X e-invoice; 400 names every field that it lacks. An operator may close the generator to the public. Then it wants a key with the permission `generate` of the generator',
    refuses: ['generator_closed', 'quota_exceeded'],
  }),
  openOperation('/invoice/preview', (ctx) => preview(runningStrapi(), ctx), {
    ...PRINTS,
    id: 'previewInvoice',
    summary:
      'Create the same PDF with a watermark; does not count toward the quota. 90 per minute and address unless the operator sets another number, then 429. `eInvoice` is checked in form only, and the preview has no XML inside',
    refuses: ['generator_closed'],
  }),
];

export default routesOf(GENERATOR_OPERATIONS);
