import { invoiceView } from '../../../src/pdf/stored/view';
import { ADDRESSES } from './address-views';
import { STORED, WERFT } from './stored-records';
import { SUMMARIES } from './summary-views';
import { DECORATED, EAST_ASIAN, LONG, RIGHT_TO_LEFT, SHORT, type Pictured } from './views';

/** What each version of each template is pictured with. */
export const PICTURED: Readonly<Record<string, Pictured>> = {
  short: SHORT,
  long: LONG,
  'right-to-left': RIGHT_TO_LEFT,
  'east-asian': EAST_ASIAN,
  decorated: DECORATED,
  complete: invoiceView(STORED, WERFT),
  draft: invoiceView({ ...STORED, status: 'draft' }, WERFT),
  cancelled: invoiceView({ ...STORED, status: 'cancelled' }, WERFT),
  ...SUMMARIES,
  ...ADDRESSES,
};
