import { ArrowRight, Check, Cross, Duplicate, PaperPlane, Pencil } from '@strapi/icons';
import { useNavigate } from 'react-router-dom';
import type { NumberedDocument } from '../../panel/answers';
import { MUTATIONS } from '../requests/api';
import { useSend } from '../requests/use-send';
import { INVOICE, pageOf, QUOTATION } from '../requests/content-manager';
import { useCancelDialog } from '../features/credits/use-cancel-dialog';
import { useCreditAction } from '../features/credits/use-credit-action';
import type { Kind } from '../requests/document-kinds';
import { useMailAction } from '../features/mails/use-mail-action';
import { usePaidTodayAction } from '../features/payments/use-paid-today';
import { usePaymentAction } from '../features/payments/use-payment-action';
import { useSupplyDialog } from '../features/country/use-supply-dialog';
import { useMakeRecurring } from '../features/recurring/use-make-recurring';
import { usePaperActions } from '../features/pdf/use-paper-actions';
import { usePdfActions } from '../features/pdf/use-pdf-actions';
import { printAmount } from '../words/print-amount';
import { useNotify } from '../requests/use-notify';
import type { DocumentAction, DocumentRow, StatusActionId } from '../kit/actions/document-actions';
import { useMayChange, useMayCreate } from '../kit/actions/use-may';
import {
  CONVERTIBLE,
  INVOICE_CHANGES,
  MARK_SENT,
  QUOTATION_CHANGES,
  type StatusChange,
} from './status-changes';
import { actionWords } from '../words';

const ICONS: Readonly<Record<StatusActionId, JSX.Element>> = {
  sent: <PaperPlane />,
  draft: <Pencil />,
  accepted: <Check />,
  cancelled: <Cross />,
  rejected: <Cross />,
};

/** Tools that every action works with. `notifyFailure` makes a failure a notification. */
function useTools(kind: Kind) {
  const send = useSend();
  const notify = useNotify();
  const navigate = useNavigate();
  const notifyFailure = (work: () => Promise<void>) => () => work().catch(notify.failed);
  const open = (model: string, { documentId }: NumberedDocument) =>
    navigate(pageOf(model, documentId));
  return { kind, send, notify, notifyFailure, open };
}

type Tools = ReturnType<typeof useTools>;

/** Changes the status of a document, and says so. */
const setState =
  ({ kind, send, notify }: Tools, row: DocumentRow, { to, words }: StatusChange) =>
  async (updatedAt: string | undefined): Promise<void> => {
    const { documentId } = row;
    await send(MUTATIONS.invoicingSetState, { kind, documentId, state: to, updatedAt });
    notify.done(words().done(row[kind.numberField] ?? ''));
  };

function statusAction(tools: Tools, row: DocumentRow, change: StatusChange): DocumentAction {
  const { kind, notifyFailure } = tools;
  const number = row[kind.numberField] ?? '';
  const isAsked = change.askedIn?.includes(row.state) ?? true;
  const words = change.words();
  const ask = isAsked ? words.ask?.(number, printAmount(row.total, row.currency)) : undefined;
  return {
    id: change.to,
    label: words.label,
    icon: ICONS[change.to],
    variant: change.variant,
    ...(ask ? { ask } : {}),
    run: notifyFailure(() => setState(tools, row, change)(row.updatedAt)),
  };
}

type Content = NonNullable<DocumentAction['dialog']>['content'];

/** Cancelling an issued invoice and sending a draft have dialogs of their own instead of the question. */
function inDialog(
  { ask, ...action }: DocumentAction,
  contents: Readonly<Partial<Record<DocumentAction['id'], Content | null>>>,
): DocumentAction {
  const content = contents[action.id];
  if (!content) return ask ? { ...action, ask } : action;
  return { ...action, dialog: { title: ask?.title ?? action.label, content } };
}

function duplicateAction(
  { kind, send, notify, notifyFailure, open }: Tools,
  { documentId }: DocumentRow,
): DocumentAction {
  const { label, done } = actionWords().duplicate;
  return {
    id: 'duplicate',
    label,
    icon: <Duplicate />,
    run: notifyFailure(async () => {
      const created = await send(MUTATIONS.invoicingDuplicate, { kind, documentId });
      notify.done(done(created.number));
      open(kind.model, created);
    }),
  };
}

function convertAction(
  { send, notify, notifyFailure, open }: Tools,
  row: DocumentRow,
): DocumentAction {
  const number = row.quotation_number ?? '';
  const { label, title, expired, text, confirm, done } = actionWords().convert;
  return {
    id: 'convert',
    label,
    icon: <ArrowRight />,
    variant: 'default',
    ask: {
      title: title(number),
      text: row.state === 'expired' ? `${expired} ${text}` : text,
      confirm,
    },
    run: notifyFailure(async () => {
      const invoice = await send(MUTATIONS.invoicingConvert, row.documentId);
      notify.done(done(number, invoice.number));
      open(INVOICE, invoice);
    }),
  };
}

/** Nobody needs to hear of an invoice that was cancelled before anybody got it. */
const isSendable = ({ state, issued_at: issued }: DocumentRow): boolean =>
  state !== 'cancelled' || Boolean(issued);

/** The actions that make sense for a document now, and that the operator's role allows. */
export function useDocumentActions(kind: Kind, row: DocumentRow): DocumentAction[] {
  const tools = useTools(kind);
  const may = { create: useMayCreate(kind.model), update: useMayChange(kind.model, 'state') };
  const changes: readonly StatusChange[] =
    kind.model === INVOICE ? INVOICE_CHANGES : QUOTATION_CHANGES;
  const offered = changes.filter(
    ({ from, when }) => may.update && from.includes(row.state) && (when?.(row) ?? true),
  );
  const convertible = kind.model === QUOTATION && may.update && CONVERTIBLE.includes(row.state);
  const payment = usePaymentAction(kind, row);
  const paidToday = usePaidTodayAction(kind, row);
  const credit = useCreditAction(kind, row);
  const recurring = useMakeRecurring(kind, row);
  const cancelled = useCancelDialog(kind, row);
  const mark = (version: string | undefined) =>
    tools.notifyFailure(() => setState(tools, row, MARK_SENT)(version))();
  const sent = useSupplyDialog(kind, row, mark);
  const { path, word, numberField } = kind;
  const number = row[numberField] ?? actionWords().unnumbered[word];
  const pdf = usePdfActions({ path, documentId: row.documentId, number });
  const papers = usePaperActions(kind, row, number);
  const { documentId, state } = row;
  const isDraft = state === 'draft';
  const email = useMailAction({ model: kind.model, path, documentId, number, isDraft });
  return [
    ...(may.update && isSendable(row) ? [email] : []),
    ...(payment ? [payment] : []),
    ...(paidToday ? [paidToday] : []),
    ...(credit ? [credit] : []),
    ...(convertible ? [convertAction(tools, row)] : []),
    ...offered.map((change) => inDialog(statusAction(tools, row, change), { cancelled, sent })),
    ...pdf,
    ...papers,
    ...(may.create ? [duplicateAction(tools, row)] : []),
    ...(recurring ? [recurring] : []),
  ];
}
