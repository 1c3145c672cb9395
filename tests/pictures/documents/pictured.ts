import { hasAddressesByCountry, hasTaxSummary } from '../../../src/domain/templates';
import { invoiceView } from '../../../src/pdf/stored/view';
import { ADDRESSES } from './address-views';
import { STORED, WERFT } from './stored-records';
import { SUMMARIES } from './summary-views';
import { DECORATED, EAST_ASIAN, LONG, RIGHT_TO_LEFT, SHORT, type Pictured } from './views';

/** Of every version. Stored documents have the summary and the like of their version. */
const common = (template_version: number) => {
  const stored = { ...STORED, template_version };
  return {
    short: SHORT,
    long: LONG,
    'right-to-left': RIGHT_TO_LEFT,
    'east-asian': EAST_ASIAN,
    decorated: DECORATED,
    complete: invoiceView(stored, WERFT),
    draft: invoiceView({ ...stored, status: 'draft' }, WERFT),
    cancelled: invoiceView({ ...stored, status: 'cancelled' }, WERFT),
  } satisfies Record<string, Pictured>;
};

/** What a version of a template is pictured with. */
export function pictured(version: number): Readonly<Record<string, Pictured>> {
  if (hasAddressesByCountry(version)) return ADDRESSES;
  return hasTaxSummary(version) ? { ...common(version), ...SUMMARIES } : common(version);
}
