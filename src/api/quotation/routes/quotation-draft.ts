import { QUOTATION } from '../../../billing/kind';
import { replaceQuotation } from '../../../billing/replace-quotation';
import { QUOTATION_CREATE } from '../../../billing/schemas/quotation';
import { SENT_BACK } from '../../../billing/schemas/sent-back';
import { draftRoutes } from '../../../http/routes/draft-routes';

export default {
  routes: draftRoutes({
    kind: QUOTATION,
    permission: 'api::quotation.quotation.update',
    body: QUOTATION_CREATE,
    answer: SENT_BACK.quotation,
    replace: replaceQuotation,
  }),
};
