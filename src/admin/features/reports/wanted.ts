import type { Params, Wanted } from './figure';
import type { ReportChoice } from './use-choice';

/** The request for the report that is chosen; null while a statement has no customer. */
export function wantedReport({ report, business, days, of }: ReportChoice): Wanted | null {
  const path = `businesses/${business.documentId}/reports/${report}`;
  const period: Params = { from: days.from, to: days.to };
  switch (report) {
    case 'tax':
      return {
        path,
        params: { ...period, basis: of('basis', 'issue'), group: of('group', 'whole') },
      };
    case 'revenue':
      return { path, params: { ...period, by: of('by', 'customer') } };
    case 'open-items':
      return { path, params: {} };
    case 'statement': {
      const customer = of('customer', '');
      return customer === '' ? null : { path: `customers/${customer}/statement`, params: period };
    }
  }
}
