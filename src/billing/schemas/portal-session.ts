import { z } from 'zod';
import { DOCS, required, uuid } from '../../validation/fields';

export const PORTAL_SESSION_CREATE = z
  .object({
    contact_id: required(uuid, DOCS.uuid('A contact of the customer that has `portal`.')),
  })
  .meta({ id: 'PortalSessionCreate', title: 'Contact for whom the portal opens' });

export const PORTAL_SESSION = z
  .object({
    url: z.url().meta({ description: 'Opens the portal once, within 60 seconds.' }),
  })
  .meta({ id: 'PortalSession' });
