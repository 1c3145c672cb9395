import { Button, Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCallback, useState } from 'react';
import type { BankTransactions, MatchedRecord, PanelTransaction } from '../../../panel/answers';
import { ActionButton } from '../../kit/actions/ActionButton';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { Frame, PHONE } from '../../lists/page/table-style';
import { PAYMENT, REFUND, pageOf } from '../../requests/content-manager';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { bankWords } from '../../words';
import { shortDate } from '../../words/dates';
import { amountOf, nameOf, reasonsOf, recordText, suggestionText } from './bank-texts';
import { BANK_MUTATIONS } from './bank-api';
import { IgnoreForm } from './IgnoreForm';
import { MatchForm } from './MatchForm';
import { useAccept } from './use-accept';

/** Rows lead nowhere, and texts of banks are long. */
const Rows = styled(Frame)`
  tbody tr {
    cursor: default;
  }

  td[data-text] {
    white-space: normal;
    overflow-wrap: anywhere;
  }

  td {
    vertical-align: top;
  }

  @media (max-width: ${PHONE}) {
    tbody tr {
      padding-inline: 1.2rem;
    }

    td[data-card='actions'] {
      order: 5;
      flex-basis: 100%;
    }
  }
`;

interface RowProps {
  row: PanelTransaction;
  business: string;
  shown: Pick<BankTransactions, 'can' | 'firstOpenDay'>;
}

/** The counterparty, and the words of the bank. */
function Party({ row }: { row: PanelTransaction }) {
  const { text, reference, iban, counterparty, possibleDuplicate } = row;
  const details = [text, reference, counterparty === null ? null : iban].filter(Boolean);
  return (
    <>
      <Typography fontWeight="semiBold">{nameOf(row)}</Typography>
      <Typography variant="pi" textColor="neutral600" tag="div">
        {details.join(' · ')}
      </Typography>
      {possibleDuplicate ? (
        <Typography variant="pi" textColor="danger600">
          {bankWords().duplicate}
        </Typography>
      ) : null}
    </>
  );
}

function Record({ record }: { record: MatchedRecord }) {
  const { type, documentId } = record;
  const model = type === 'payment' ? PAYMENT : REFUND;
  return <Link to={pageOf(model, documentId)}>{recordText(record)}</Link>;
}

/** The records that it is matched to, or its suggestion. */
function What({ row }: { row: PanelTransaction }) {
  const { status, suggestion, matched, reason, currency } = row;
  const words = bankWords();
  if (status === 'ignored')
    return (
      <Typography>{reason === null ? words.tabs.ignored : words.ignoredBecause(reason)}</Typography>
    );
  if (status === 'matched')
    return (
      <Flex direction="column" alignItems="start">
        {matched.map((record) => (
          <Record key={record.documentId} record={record} />
        ))}
      </Flex>
    );
  if (!suggestion) return <Typography textColor="neutral600">{words.noSuggestion}</Typography>;
  return (
    <>
      <Typography>{suggestionText(suggestion, currency)}</Typography>
      <Typography variant="pi" textColor="neutral600" tag="div">
        {reasonsOf(suggestion)}
      </Typography>
    </>
  );
}

/** One click or key on an open transaction with a suggestion. */
function Accept({ row }: { row: PanelTransaction }) {
  const accept = useAccept();
  const [busy, setBusy] = useState(false);
  const { suggestion, documentId } = row;
  if (!suggestion) return null;
  const press = async () => {
    setBusy(true);
    await accept({ transaction: documentId, match: suggestion.match });
    setBusy(false);
  };
  return (
    <Button
      data-accept={documentId}
      size="S"
      variant={suggestion.isSure ? 'default' : 'secondary'}
      aria-label={bankWords().acceptNamed(amountOf(row), nameOf(row))}
      disabled={busy}
      // A key that is held accepts one row, not one after the other.
      onKeyDown={(event) => (event.repeat ? event.preventDefault() : undefined)}
      onClick={() => void press()}
    >
      {bankWords().accept}
    </Button>
  );
}

/** Dialogs that keep what is typed while the page is drawn anew. */
function useDialogs({ row, business, shown: { firstOpenDay } }: RowProps) {
  const match = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <MatchForm row={row} business={business} firstOpenDay={firstOpenDay} onClose={onClose} />
    ),
    [row, business, firstOpenDay],
  );
  const ignore = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <IgnoreForm transaction={row.documentId} onClose={onClose} />
    ),
    [row.documentId],
  );
  return { match, ignore };
}

function Actions(props: RowProps) {
  const { row, shown } = props;
  const words = bankWords();
  const dialogs = useDialogs(props);
  const send = useSend();
  const notify = useNotify();
  const { can } = shown;
  const reopen: InvoicingAction = {
    id: 'reopen',
    label: words.reopen,
    icon: null,
    run: () =>
      send(BANK_MUTATIONS.invoicingReopen, row.documentId)
        .then(() => notify.done(words.reopened))
        .catch(notify.failed),
  };
  const title = words.matchTitle(amountOf(row), nameOf(row));
  const match: InvoicingAction = {
    id: 'match',
    label: words.match,
    icon: null,
    dialog: { title, content: dialogs.match },
  };
  const ignore: InvoicingAction = {
    id: 'ignore',
    label: words.ignore,
    icon: null,
    dialog: { title: words.ignoreTitle, content: dialogs.ignore },
  };
  const others = [...(row.status === 'open' ? [ignore] : []), ...(row.mayReopen ? [reopen] : [])];
  return (
    <Flex gap={3}>
      {can.match && row.status === 'open' ? <Accept row={row} /> : null}
      {can.match && row.status !== 'matched' ? <ActionButton action={match} isQuiet /> : null}
      {can.ignore ? others.map((one) => <ActionButton key={one.id} action={one} isQuiet />) : null}
    </Flex>
  );
}

/** The transactions of a page: a table, or cards on a phone. */
export function Transactions({ data, business }: { data: BankTransactions; business: string }) {
  const { heads, title } = bankWords();
  return (
    <Rows>
      <table aria-label={title}>
        <thead>
          <tr>
            <th>{heads.date}</th>
            <th>{heads.from}</th>
            <th data-amount>{heads.amount}</th>
            <th>{heads.what}</th>
            <th>{heads.actions}</th>
          </tr>
        </thead>
        <tbody>
          {data.transactions.map((row) => (
            <tr key={row.documentId}>
              <td data-card="more">{shortDate(row.booked_on)}</td>
              <td data-text="name" data-card="title">
                <Party row={row} />
              </td>
              <td data-amount data-card="amount">
                {amountOf(row)}
              </td>
              <td data-text="name" data-card="more">
                <What row={row} />
              </td>
              <td data-card="actions">
                <Actions row={row} business={business} shown={data} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Rows>
  );
}
