import { useForm } from '@strapi/strapi/admin';
import { RECURRING_FIELDS, type RecurringField } from '../../../domain/fields/recurring';
import type { RecurringPreview } from '../../../panel/answers';
import { useChosen } from '../../forms/inputs/use-chosen';
import { linesIn } from '../../forms/lines/line';
import { useProblemText } from '../../forms/saving/use-problem-text';
import { usePaused } from '../../requests/use-paused';
import { RECURRING } from '../../requests/content-manager';
import { recurringWords } from '../../words';
import { useInvoicingRecurringPreviewQuery } from './recurring-api';

const FIELDS: readonly RecurringField[] = RECURRING_FIELDS;
const STATED = FIELDS.filter(({ stated }) => stated).map(({ name }) => name);

/** The fields of the form that a preview needs, as text. @param documentId of a stored one */
function useBody(documentId: string | undefined) {
  const values = useForm('useBody', (form) => form.values) as Record<string, unknown>;
  const business = useChosen(RECURRING, 'business')?.documentId;
  const customer = useChosen(RECURRING, 'customer')?.documentId;
  const fields = STATED.map((name) => [name, values[name]]);
  const isReady =
    business !== undefined &&
    customer !== undefined &&
    Boolean(values['interval_unit'] && values['start_date']) &&
    linesIn(values).length > 0;
  const parties = documentId === undefined ? { business, customer } : { id: documentId, customer };
  return { text: JSON.stringify({ ...Object.fromEntries(fields), ...parties }), isReady };
}

/** The next invoices of the form as it is now. The last ones stay until the next are there. */
export function useRecurringPreview(documentId: string | undefined) {
  const { text, isReady } = useBody(documentId);
  const paused = usePaused(text);
  const query = useInvoicingRecurringPreviewQuery(paused, {
    skip: !isReady,
    refetchOnMountOrArgChange: true,
  });
  const problemText = useProblemText(RECURRING, recurringWords().coming.unreachable);
  const { data, error, isFetching } = query;
  const waits = isFetching || paused !== text;
  const preview: RecurringPreview | undefined = data;
  return { preview, isReady, waits, problem: error && !waits ? problemText(error) : null };
}
