import { idOf } from '../../../http/requests/request';
import type { Core } from '@strapi/strapi';
import { convertQuotation } from '../../../billing/documents/convert-quotation';
import { createQuotation } from '../../../billing/documents/create-quotation';
import { QUOTATION as kind } from '../../../billing/kind';
import { replaceQuotation as replace } from '../../../billing/documents/replace-quotation';
import { QUOTATION as answer, type INVOICE } from '../../../billing/schemas/answers';
import * as schemas from '../../../billing/schemas/quotation';
import { updateQuotation } from '../../../billing/documents/update-quotation';
import { draftService, sendService } from '../../document-service';
import { recordService, serviceDoor, type ForBusiness } from '../../service-door';

const { QUOTATION_CREATE: create, QUOTATION_UPDATE: update, QUOTATION_CHANGES: changes } = schemas;

const service = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordService(
    strapi,
    { create, update, changes, answer },
    {
      create: async (trx, who, body) => (await createQuotation(strapi, trx, who, body)).json,
      update: (trx, who, id, change) => updateQuotation(strapi, trx, who, id, change),
    },
  ),
  ...draftService(strapi, { kind, create, answer, replace }),
  ...sendService(strapi, kind),

  /** Makes a draft `sent` without a mail. */
  issue: (of: ForBusiness, id: string) =>
    serviceDoor(strapi)<typeof answer>(of, (trx, who) =>
      updateQuotation(strapi, trx, who, idOf(id), { status: 'sent' }),
    ),

  /** Makes a draft invoice from it, once. */
  convert: (of: ForBusiness, id: string) =>
    serviceDoor(strapi)<typeof INVOICE>(
      of,
      async (trx, who) => (await convertQuotation(strapi, trx, who, idOf(id))).json,
    ),
});

export default service;
export type QuotationService = ReturnType<typeof service>;
