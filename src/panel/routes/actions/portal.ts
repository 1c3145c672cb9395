import type { Core } from '@strapi/strapi';
import type { Transaction } from '../../../database/pool';
import { pathId } from '../../../http/requests/request';
import { decideContactRequest, type Decision } from '../../../portal/decide-request';
import { inviteAgain, revokePortal, signOutEverywhere, type Named } from '../../../portal/people';
import type { DecidedRequest } from '../../answers';
import { PORTAL_CHANGE, shownPortal } from '../portal/people';
import { decisionOf } from '../portal/requests';
import { UPDATE } from '../operator';
import { actionRoute, same, unsaid } from './act';

type Work = (strapi: Core.Strapi, trx: Transaction, named: Named) => Promise<void>;

const onContact = (name: string, work: Work) =>
  actionRoute({
    path: `/customers/:id/portal/:contact/${name}`,
    needs: PORTAL_CHANGE,
    input: ({ ctx }) => pathId(ctx, 'contact'),
    use: (strapi, trx, owner, customer, contact) => work(strapi, trx, { owner, customer, contact }),
    answer: unsaid,
    repeats: true,
    shows: (_answer, { strapi, ctx, seen }) => shownPortal(strapi, ctx, seen),
  });

/** Needs the right to change all fields that the request names. */
const onRequest = (name: string, state: Decision['state']) =>
  actionRoute({
    path: `/customers/:id/contact-requests/:request/${name}`,
    needs: UPDATE,
    input: ({ strapi, ctx, seen }) => decisionOf(strapi, ctx, seen, state),
    use: async (strapi, trx, owner, customer, decision): Promise<DecidedRequest> => {
      await decideContactRequest(strapi, trx, { ...decision, owner, customer });
      return { documentId: customer, state };
    },
    answer: same,
    repeats: true,
  });

/** The portal of customers: who may sign in, and what they want changed. */
export const PORTAL = [
  onContact('invite', inviteAgain),
  onContact('sign-out', (_strapi, trx, named) => signOutEverywhere(trx, named)),
  onContact('revoke', revokePortal),
  onRequest('confirm', 'confirmed'),
  onRequest('refuse', 'refused'),
];
