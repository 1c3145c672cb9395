import { Flex, Link, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { NavLink } from 'react-router-dom';
import { isEnded, type RecurringMode } from '../../../domain/recurring-status';
import type { PastOccurrence, RecurringState } from '../../../panel/answers';
import { ActionButton } from '../../kit/actions/ActionButton';
import { SideList } from '../../kit/SideList';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { INVOICE, pageOf, RECURRING } from '../../requests/content-manager';
import { longDate } from '../../words/dates';
import { actionWords, recurringWords } from '../../words';
import { useInvoicingRecurringStateQuery } from './recurring-api';
import { useRecurringActions, type Shown } from './use-recurring-actions';

function Past({ past: { date, status, invoice } }: { past: PastOccurrence }) {
  const words = recurringWords().past;
  return (
    <Flex justifyContent="space-between" gap={2} wrap="wrap" tag="li">
      <Typography>{longDate(date)}</Typography>
      {invoice ? (
        <Flex gap={2}>
          <Link tag={NavLink} to={pageOf(INVOICE, invoice.documentId)}>
            {invoice.number}
          </Link>
          <StatusBadge status={invoice.state} />
        </Flex>
      ) : (
        <Typography textColor="neutral600">
          {status === 'skipped' ? words.skipped : words.deleted}
        </Typography>
      )}
    </Flex>
  );
}

function Made({ past }: { past: readonly PastOccurrence[] }) {
  const words = recurringWords().past;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="sigma" textColor="neutral600" tag="h3">
        {words.title}
      </Typography>
      {past.length === 0 ? (
        <Typography textColor="neutral600">{words.none}</Typography>
      ) : (
        <SideList testId="recurring-past">
          {past.map((one) => (
            <Past key={`${one.date} ${one.status}`} past={one} />
          ))}
        </SideList>
      )}
    </Flex>
  );
}

function Schedule({ shown, state }: { shown: Shown; state: RecurringState }) {
  const words = recurringWords();
  const actions = useRecurringActions(shown, state);
  const modified = useForm('Schedule', (form) => form.modified);
  const { status, next_date: next, last_error: problem, missed } = state;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%" data-testid="recurring">
      <Flex gap={2} wrap="wrap">
        <StatusBadge status={status} />
        <Typography>{next === null ? words.noNext : words.next(longDate(next))}</Typography>
      </Flex>
      {isEnded(status) ? <Typography>{words.ended}</Typography> : null}
      {missed > 0 ? <Typography>{words.missed(missed)}</Typography> : null}
      {problem === null ? null : (
        <Typography textColor="danger600" role="status">
          {problem}
        </Typography>
      )}
      {modified && actions.length > 0 ? (
        <Typography variant="pi" textColor="neutral600">
          {actionWords().saveFirst}
        </Typography>
      ) : null}
      {actions.map((action) => (
        <ActionButton key={action.id} action={action} disabled={modified} />
      ))}
      <Made past={state.past} />
    </Flex>
  );
}

function Loaded({ shown }: { shown: Shown }) {
  const { data, isError } = useInvoicingRecurringStateQuery(shown.documentId);
  if (data) return <Schedule shown={shown} state={data} />;
  return (
    <Typography textColor="neutral600">
      {isError ? recurringWords().unreadable : actionWords().loading}
    </Typography>
  );
}

/** Status, actions and the latest invoices beside the form of a recurring invoice. */
export const RecurringPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== RECURRING || documentId === undefined || !document) return null;
  const { name, mode } = document as { name?: string | null; mode?: RecurringMode };
  const words = recurringWords();
  const shown = { documentId, name: name || words.unnamed, mode: mode ?? 'draft' };
  return { title: words.title, content: <Loaded shown={shown} /> };
};
