import { File, Pencil, Plus } from '@strapi/icons';
import { useNavigate } from 'react-router-dom';
import { EDIT_PLACE } from '../../content-types';
import type { CustomerDocuments, CustomerRecord } from '../../panel/answers';
import { useInviteAction } from '../features/customers/InviteForm';
import { useStatementAction } from '../features/customers/StatementForm';
import { useCustomerPaymentAction } from '../features/payments/use-customer-payment';
import { statementPage } from '../features/reports/statement-page';
import { CUSTOMER_PARAM } from '../forms/inputs/use-preset';
import type { InvoicingAction } from '../kit/actions/invoicing-action';
import { stepsOf, type RecordSteps } from '../kit/actions/RecordActions';
import { useMayCreate } from '../kit/actions/use-may';
import { wordsOf } from '../kit/type-words';
import { CUSTOMER, INVOICE, pageOf, QUOTATION, RECURRING } from '../requests/content-manager';
import { customerWords, listPageWords } from '../words';
import { useDelete } from './use-delete';

/** All actions by id, in the order of the menu. The last group cannot be undone. */
const GROUPS: readonly (readonly string[])[] = [
  ['invoice', 'quotation', 'recurring'],
  ['payment', 'statement', 'send-statement'],
  ['edit', 'invite'],
  ['delete'],
];

/** The next step, the first of these that the role allows. */
const NEXT = ['invoice', 'quotation', 'payment', 'edit'];

type Found = CustomerDocuments | undefined;

/** The forms of new documents, which begin with this customer. */
function useNewDocuments(documentId: string, found: Found): InvoicingAction[] {
  const navigate = useNavigate();
  const quotation = useMayCreate(QUOTATION);
  const recurring = useMayCreate(RECURRING);
  const begin = (id: string, model: string): InvoicingAction => ({
    id,
    label: wordsOf(model).newOne,
    icon: <Plus />,
    run: () =>
      Promise.resolve(navigate(`${pageOf(model, 'create')}?${CUSTOMER_PARAM}=${documentId}`)),
  });
  return [
    ...(found?.can.invoice ? [begin('invoice', INVOICE)] : []),
    ...(quotation ? [begin('quotation', QUOTATION)] : []),
    ...(recurring ? [begin('recurring', RECURRING)] : []),
  ];
}

/** The next step for a customer, and all other actions in groups. */
export function useCustomerActions(
  record: CustomerRecord,
  name: string,
  found: Found,
): RecordSteps {
  const { documentId, changes } = record;
  const navigate = useNavigate();
  const to = (page: string) => () => Promise.resolve(navigate(page));
  const form = to(`${pageOf(CUSTOMER, documentId)}${EDIT_PLACE}`);
  const payment = useCustomerPaymentAction(documentId, name);
  const invite = useInviteAction(record, form);
  const sendStatement = useStatementAction(record, found?.send_statement?.today ?? null);
  const remove = useDelete(CUSTOMER, { documentId, name }, to(pageOf(CUSTOMER)));
  const statement = found?.statement_of ?? null;
  const actions: (InvoicingAction | false | null)[] = [
    ...useNewDocuments(documentId, found),
    found?.can.payment === true && payment,
    statement !== null && {
      id: 'statement',
      label: customerWords().statement,
      icon: <File />,
      run: to(statementPage(statement, documentId, name)),
    },
    sendStatement,
    changes.length > 0 && {
      id: 'edit',
      label: listPageWords().edit,
      icon: <Pencil />,
      run: form,
    },
    changes.includes('contacts') && invite,
    remove,
  ];
  const offered = actions.filter((action) => action !== null && action !== false);
  return stepsOf(offered, NEXT, GROUPS);
}
