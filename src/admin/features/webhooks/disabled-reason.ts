import { DISABLED_REASONS } from '../../../domain/retry-schedule';
import { webhookWords } from '../../words';

/** Why the service disabled an endpoint, in the operator's language. @param reason as the API answers it */
export function shownReason(reason: string): string {
  const { reasons } = webhookWords();
  if (reason === DISABLED_REASONS.gone) return reasons.gone;
  return reason === DISABLED_REASONS.failing ? reasons.failing : reason;
}
