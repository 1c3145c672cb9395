import type { Context } from 'koa';
import { findBusiness } from '../../../billing/sql/find-business';
import { database } from '../../../database/pool';
import { sendText } from '../../../http/answers/answer';
import { caller } from '../../../http/requests/request';
import { keyRoute } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';

async function answerBusiness(ctx: Context): Promise<void> {
  sendText(ctx, 200, await findBusiness(database(runningStrapi()), caller(ctx).businessRowId));
}

/** Documents show most of it. So a key that may read these may read it, also one made before this route. */
const permissions = ['api::invoice.invoice.findOne'];

export default {
  routes: [keyRoute('GET', '/business', answerBusiness, { permissions })],
};
