import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { INVOICE } from '../../../billing/schemas/answers';
import * as schemas from '../../../billing/schemas/recurring';
import { RECURRING_INVOICE as answer } from '../../../billing/schemas/recurring-answers';
import { idOf } from '../../../http/requests/request';
import * as status from '../../../recurring/change-status';
import { createFromInvoice, createRecurring } from '../../../recurring/create-recurring-invoice';
import { runRecurring } from '../../../recurring/make-invoice';
import type { RecurringInvoice } from '../../../recurring/recurring';
import { serializeRecurring } from '../../../recurring/serialize';
import { updateRecurring } from '../../../recurring/update-recurring-invoice';
import { parse } from '../../../validation/parse';
import { recordService, serviceDoor, type ForBusiness, type UseCase } from '../../service-door';

const { RECURRING_CREATE: create, RECURRING_UPDATE: update, RECURRING_CHANGES: changes } = schemas;
type Resume = z.input<typeof schemas.RECURRING_RESUME>;
type Occurrence = z.input<typeof schemas.RECURRING_RUN>;

const occurrenceOf = (body: Occurrence) => parse(schemas.RECURRING_RUN, body).occurrence;

const service = ({ strapi }: { strapi: Core.Strapi }) => {
  const run = (of: ForBusiness, work: UseCase<RecurringInvoice>) =>
    serviceDoor(strapi)<typeof answer>(of, async (trx, who) =>
      serializeRecurring(await work(trx, who), who.businessId),
    );
  return {
    ...recordService(
      strapi,
      { create, update, changes, answer },
      {
        create: async (trx, who, body) =>
          serializeRecurring(await createRecurring(strapi, trx, who, body), who.businessId),
        update: async (trx, who, id, change) =>
          serializeRecurring(await updateRecurring(strapi, trx, who, id, change), who.businessId),
      },
    ),
    createFromInvoice: (
      of: ForBusiness,
      invoice: string,
      body: Readonly<Record<string, unknown>>,
    ) => run(of, (trx, who) => createFromInvoice(strapi, trx, who, idOf(invoice), body)),
    pause: (of: ForBusiness, id: string) =>
      run(of, (trx, who) => status.pauseRecurring(strapi, trx, who, idOf(id))),
    resume: (of: ForBusiness, id: string, body: Resume = {}) =>
      run(of, (trx, who) => {
        const { catch_up: catchUp } = parse(schemas.RECURRING_RESUME, body);
        return status.resumeRecurring(strapi, trx, who, idOf(id), catchUp);
      }),
    cancel: (of: ForBusiness, id: string) =>
      run(of, (trx, who) => status.cancelRecurring(strapi, trx, who, idOf(id))),
    skip: (of: ForBusiness, id: string, body: Occurrence = {}) =>
      run(of, (trx, who) => status.skipOccurrence(strapi, trx, who, idOf(id), occurrenceOf(body))),

    /** Makes the next invoice now. */
    run: (of: ForBusiness, id: string, body: Occurrence = {}) =>
      serviceDoor(strapi)<typeof INVOICE>(of, (trx, who) =>
        runRecurring(strapi, trx, who, idOf(id), occurrenceOf(body)),
      ),
  };
};

export default service;
export type RecurringInvoiceService = ReturnType<typeof service>;
