import { invoiceView } from '../../../src/pdf/stored/view';
import { addressesOf } from './address-views';
import { STORED, WERFT } from './stored-records';
import { summariesOf } from './summary-views';
import { DECORATED, EAST_ASIAN, LONG, RIGHT_TO_LEFT, SHORT, type Pictured } from './views';

/** The documents in the pictures of a version of each template. */
export const picturedOf = (template_version: number): Readonly<Record<string, Pictured>> => ({
  short: SHORT,
  long: LONG,
  'right-to-left': RIGHT_TO_LEFT,
  'east-asian': EAST_ASIAN,
  decorated: DECORATED,
  complete: invoiceView({ ...STORED, template_version }, WERFT),
  draft: invoiceView({ ...STORED, template_version, status: 'draft' }, WERFT),
  cancelled: invoiceView({ ...STORED, template_version, status: 'cancelled' }, WERFT),
  ...summariesOf(template_version),
  ...addressesOf(template_version),
});
