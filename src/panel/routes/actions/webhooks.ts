import { say } from '../../../messages/message';
import { ConflictError } from '../../../strapi/conflict-error';
import { saying } from '../../../strapi/saying';
import {
  pingOwnEndpoint,
  redeliverOwn,
  rotateOwnSecret,
  showOwnSecret,
} from '../../../webhooks/own-endpoints';
import { serializeWebhookDelivery } from '../../../webhooks/serialize';
import type { Delivery, SigningSecret } from '../../answers';
import { UPDATE } from '../operator';
import { actionRoute, nothing } from './act';

/** Endpoints and their deliveries. */
export const WEBHOOKS = [
  actionRoute({
    path: '/webhooks/endpoints/:id/rotate-secret',
    needs: UPDATE,
    input: nothing,
    use: rotateOwnSecret,
    answer: ({ secret }): SigningSecret => ({ secret }),
    repeats: true,
  }),
  // Shows the secret of an endpoint that was made in the panel, once. The API sends it when it creates one.
  actionRoute({
    path: '/webhooks/endpoints/:id/reveal-secret',
    needs: UPDATE,
    input: nothing,
    use: showOwnSecret,
    answer: (secret) => ({ secret }),
    repeats: true,
    shows: ({ secret }): SigningSecret => {
      if (secret === null) throw saying(ConflictError, say('secret_shown'));
      return { secret };
    },
  }),
  actionRoute({
    path: '/webhooks/endpoints/:id/ping',
    needs: UPDATE,
    input: nothing,
    use: pingOwnEndpoint,
    answer: (delivery): Delivery => serializeWebhookDelivery(delivery),
    repeats: true,
  }),
  // Whatever its state.
  actionRoute({
    path: '/webhooks/deliveries/:id/redeliver',
    needs: UPDATE,
    input: nothing,
    use: redeliverOwn,
    answer: (delivery): Delivery => serializeWebhookDelivery(delivery),
    repeats: true,
  }),
];
