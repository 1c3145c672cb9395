import type { Core } from '@strapi/strapi';
import { sendingOf } from '../../mail/sender';
import { countAttempts } from '../../outbox/backlog';
import { claimFairly } from '../../outbox/business-rows';
import type { Outbox } from '../../outbox/outbox';
import { ownWorker } from '../../outbox/own-worker';
import { Results } from '../../outbox/results';
import { claim, finish, LEASE_MS, type Claimed } from '../sql/mails';
import { PORTAL_MAILS } from '../wake';
import { attempt } from './attempt';
import { isUnanswered, judge, type Outcome } from './outcome';

/** Requests of links count as one business: invitations always find a place beside them. */
const PER_BUSINESS = 5;

const judged = ({ attempts }: Claimed, outcome: Outcome) => judge(outcome, attempts, Math.random());

function outboxOf(strapi: Core.Strapi): Outbox<Claimed, Outcome> | null {
  const sending = sendingOf(strapi);
  return (
    sending && {
      name: 'E-mails of the portal',
      ...sending.shared,
      leaseMs: LEASE_MS,
      results: new Results('portal_mails', judged, finish, countAttempts(strapi, 'portal')),
      claim: claimFairly(claim, PER_BUSINESS),
      attempt: (mail) => attempt(sending.sender, mail),
      isUnanswered,
    }
  );
}

/** Sends links and invitations of the portal. */
export const portalMailWorker = ownWorker(PORTAL_MAILS, outboxOf);
