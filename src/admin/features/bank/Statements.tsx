import { Typography } from '@strapi/design-system';
import type { PanelStatement } from '../../../panel/answers';
import { ActionButton } from '../../kit/actions/ActionButton';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { Nothing } from '../../kit/Nothing';
import { Frame } from '../../lists/page/table-style';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { bankWords } from '../../words';
import { longPeriod, shortMoment } from '../../words/dates';
import { BANK_MUTATIONS, useInvoicingBankStatementsQuery } from './bank-api';

const periodOf = ({ from, to }: PanelStatement): string =>
  from === null || to === null ? '' : longPeriod({ from, to });

/** Deletes a statement after a question. */
function Remove({ one: { documentId, name } }: { one: PanelStatement }) {
  const words = bankWords();
  const send = useSend();
  const notify = useNotify();
  const action: InvoicingAction = {
    id: 'remove',
    label: words.remove,
    icon: null,
    variant: 'danger-light',
    ask: {
      title: words.removeNamed(name ?? words.heads.file),
      text: words.removeText,
      confirm: words.remove,
    },
    run: () =>
      send(BANK_MUTATIONS.invoicingRemoveStatement, documentId)
        .then(() => notify.done(words.removed))
        .catch(notify.failed),
  };
  return <ActionButton action={action} isQuiet />;
}

/** The files that were uploaded, the latest first. */
export function Statements({ business, mayRemove }: { business: string; mayRemove: boolean }) {
  const { data, isError } = useInvoicingBankStatementsQuery(business);
  const { heads, none, unreadable, tabs } = bankWords();
  if (isError) return <Typography>{unreadable}</Typography>;
  if (!data) return null;
  if (data.length === 0) return <Nothing>{none.files}</Nothing>;
  return (
    <Frame>
      <table aria-label={tabs.files}>
        <thead>
          <tr>
            <th>{heads.file}</th>
            <th>{heads.period}</th>
            <th data-amount>{heads.entries}</th>
            <th data-amount>{heads.known}</th>
            <th>{heads.uploaded}</th>
            <th>{heads.actions}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((one) => (
            <tr key={one.documentId} style={{ cursor: 'default' }}>
              <td data-text="name" data-card="title">
                {one.name ?? ''}
              </td>
              <td data-card="more">{periodOf(one)}</td>
              <td data-amount data-card="amount">
                {one.new}
              </td>
              <td data-amount>{one.known}</td>
              <td>{shortMoment(one.at)}</td>
              <td data-card="more">{mayRemove ? <Remove one={one} /> : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
