import type { ServicePeriod } from '../../domain/service-period';
import type { Period } from '../model';

/** BG-14 or BG-26. */
export function periodOf(of: Partial<ServicePeriod>): Period | null {
  const { service_period_start: start = null, service_period_end: end = null } = of;
  return start === null && end === null ? null : { start, end };
}
