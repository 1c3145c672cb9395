import type { Context } from 'koa';
import { BUSINESS } from '../../../billing/schemas/business-answer';
import { findBusiness } from '../../../billing/sql/find-business';
import { database } from '../../../database/pool';
import { sendText } from '../../../http/answers/answer';
import { caller } from '../../../http/requests/request';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';

async function answerBusiness(ctx: Context): Promise<void> {
  sendText(ctx, 200, await findBusiness(database(runningStrapi()), caller(ctx).businessRowId));
}

export const BUSINESS_OPERATIONS = [
  keyOperation('GET', '/business', answerBusiness, {
    id: 'retrieveBusiness',
    tag: 'Business',
    summary: 'Retrieve the business of the key; only the panel changes it',
    // Documents show most of it. So a key that may read these may read it, also one made before this route.
    permissions: ['api::invoice.invoice.findOne'],
    answer: BUSINESS,
  }),
];

export default routesOf(BUSINESS_OPERATIONS);
