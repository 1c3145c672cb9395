import { z } from 'zod';
import { checkFlag } from '../../../domain/checks';
import { JOB_ACTIONS } from '../../../domain/jobs';
import { RECEIVING_METHODS } from '../../../domain/payment';
import { date, oneOf, optional, required } from '../../../validation/fields';
import { checkSelection } from '../selected/selection';

/** The choices of the actions. Each action reads its own. */
const JOB_INPUT = z.object({
  /** Of `paid`: the day and the way of the payments; today and none where they are missing. */
  paid_on: optional(date, {}),
  method: optional(oneOf(RECEIVING_METHODS), {}),
  /** Of `sent` and `mailed`: invoices that say nothing of their supply were supplied on their issue dates. */
  supplied: optional(checkFlag, {}),
});

export type JobInput = z.infer<typeof JOB_INPUT>;

/** The body of POST /invoicing/lists/:list/jobs. Without documents, all that the list shows. */
export const JOB_BODY = JOB_INPUT.extend({
  action: required(oneOf(JOB_ACTIONS), {}),
  documents: optional(checkSelection, {}),
});
