import { dateInZone, isOver } from '../domain/dates';
import type { PageDecision } from './page-view';

/** The part of a quotation that says whether its customer may still decide. */
export interface Decidable {
  status: string;
  /** Its last day. */
  deadline: string | null;
}

/**
 * How far the decision about a quotation is. Its day counts, too: the hourly work may not have been there.
 * @param today in the time zone of its business
 */
export function decisionState(
  { status, deadline }: Decidable,
  today: string,
): PageDecision['state'] {
  if (status === 'accepted' || status === 'rejected' || status === 'converted') return status;
  return status !== 'sent' || isOver(deadline, today) ? 'expired' : 'open';
}

interface Decided extends Decidable {
  time_zone: string;
  decided_at?: string | null;
  decided_by?: string | null;
}

/** The decision as the page shows it. */
export function pageDecision(
  quotation: Decided,
  refused: PageDecision['refused'],
  now: Date,
): PageDecision {
  const { time_zone: zone, decided_at: at = null, decided_by: by = null } = quotation;
  return {
    state: decisionState(quotation, dateInZone(zone, now)),
    by,
    on: at === null ? null : dateInZone(zone, new Date(at)),
    refused,
  };
}
