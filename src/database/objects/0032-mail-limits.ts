import { asOf, HISTORY } from '../history/fields';
import { changeFunction } from '../history/tracked';
import { index, type Step } from '../step';

/** The history of a business tells who let its mails go to others than its customers. */
export const mailLimits: Step = {
  number: 32,
  name: 'mail-limits',
  parts: [
    changeFunction(asOf(32, HISTORY.businesses)),
    // The home page asks for the refused mails of some weeks.
    index('mails_failed_idx', `ON mails (business_id, created_at) WHERE state = 'failed'`),
  ],
};
