import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { deleteDraft } from '../billing/documents/delete-draft';
import type { DocumentKind, NumberedKind } from '../billing/kind';
import type { BillingTenant } from '../billing/tenant';
import type { PipelinedTransaction } from '../database/pool';
import type { EMAIL } from '../mail/answers';
import { SEND_BODY } from '../mail/send-body';
import { sendDocument } from '../mail/send-document';
import { acceptedMail } from '../mail/serialize';
import { idOf } from '../http/requests/request';
import { parse } from '../validation/parse';
import { serviceDoor, type ForBusiness } from './service-door';

/** As POST …/send. */
export function sendService<Kind extends NumberedKind>(strapi: Core.Strapi, kind: Kind) {
  const run = serviceDoor(strapi);
  const schema = SEND_BODY[kind.name];
  return {
    send: (of: ForBusiness, id: string, body: z.input<typeof schema> = {}) =>
      run<typeof EMAIL>(of, async (trx, who) => {
        const wanted = { id: idOf(id), input: parse(schema, body) };
        return acceptedMail(await sendDocument(strapi, trx, who, kind, wanted));
      }),
  };
}

interface Drafts<Create extends z.ZodType, Result> {
  kind: DocumentKind;
  create: Create;
  answer: Result;
  replace(
    strapi: Core.Strapi,
    trx: PipelinedTransaction,
    who: BillingTenant,
    id: string | null,
    body: z.output<Create>,
  ): Promise<string>;
}

/** The verbs of drafts: as PUT and DELETE. */
export function draftService<Create extends z.ZodType, Result extends z.ZodType>(
  strapi: Core.Strapi,
  { kind, create, replace }: Drafts<Create, Result>,
) {
  const run = serviceDoor(strapi);
  return {
    replace: (of: ForBusiness, id: string, body: z.input<Create>) =>
      run<Result>(of, (trx, who) => replace(strapi, trx, who, idOf(id), parse(create, body))),

    deleteDraft: async (of: ForBusiness, id: string): Promise<void> => {
      await run(of, async (trx, who) => {
        await deleteDraft(trx, who, kind, idOf(id));
        return {};
      });
    },
  };
}
