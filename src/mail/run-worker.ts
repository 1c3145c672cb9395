import type { Core } from '@strapi/strapi';
import { countAttempts } from '../outbox/backlog';
import { claimFairly } from '../outbox/business-rows';
import type { Outbox } from '../outbox/outbox';
import { ownWorker } from '../outbox/own-worker';
import { Results } from '../outbox/results';
import { attempt } from './attempt';
import { judge, type Attempt } from './outcome';
import { sendingOf } from './sender';
import { claim, LEASE_MS, type Claimed } from './sql/claim';
import { finish } from './sql/finish';
import { MAILS } from './wake';

const PER_BUSINESS = 5;

const judged = ({ attempts }: Claimed, sent: Attempt) => judge(sent, attempts, Math.random());

function outboxOf(strapi: Core.Strapi): Outbox<Claimed, Attempt> | null {
  const sending = sendingOf(strapi);
  return (
    sending && {
      name: 'E-mails',
      ...sending.shared,
      leaseMs: LEASE_MS,
      results: new Results('mails', judged, finish, countAttempts(strapi, 'mails')),
      claim: claimFairly(claim, PER_BUSINESS),
      attempt: (mail) => attempt(sending.sender, mail),
      isUnanswered: ({ answered }) => !answered,
    }
  );
}

/** Sends mails of documents. */
export const mailWorker = ownWorker(MAILS, outboxOf);
