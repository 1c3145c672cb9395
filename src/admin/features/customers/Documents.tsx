import { Flex, Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { CustomerDocument, CustomerDocuments } from '../../../panel/answers';
import { Nothing } from '../../kit/Nothing';
import { RecordRow } from '../../kit/RecordRows';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { CREDIT_NOTE, INVOICE, pageOf, QUOTATION } from '../../requests/content-manager';
import { customerWords, recordWords } from '../../words';
import { shortDate } from '../../words/dates';
import { printAmount } from '../../words/print-amount';
import { pageOfCustomer } from '../home/home-lists';
import { ListPart, Part } from './Parts';

interface Named {
  documentId: string;
  name: string;
}

const MODELS = { invoice: INVOICE, quotation: QUOTATION, credit_note: CREDIT_NOTE };
const TYPES = ['invoice', 'quotation', 'credit_note'] as const;

/** The due date of an open invoice and its total where a part is paid; else the kind and the date. */
function detailsOf({ type, issue_date, due_date, amount_due, total, currency }: CustomerDocument) {
  const { dated, of } = customerWords();
  const day = shortDate(issue_date);
  const when = type === 'invoice' ? day : dated(type, day);
  const due = due_date === null ? when : recordWords().dueOn(shortDate(due_date));
  const isPart = amount_due !== null && amount_due !== total;
  return isPart ? `${due} · ${of(printAmount(total, currency))}` : due;
}

function Document({ document }: { document: CustomerDocument }) {
  const { type, documentId, number, state, total, amount_due: due, currency } = document;
  return (
    <RecordRow
      name={number}
      to={pageOf(MODELS[type], documentId)}
      details={detailsOf(document)}
      badge={state === null ? null : <StatusBadge status={state} />}
      amount={printAmount(type === 'credit_note' ? `-${total}` : (due ?? total), currency)}
    />
  );
}

interface Props {
  customer: Named;
  found: CustomerDocuments;
}

/** The links to the lists of all documents of the customer. */
function AllOf({ customer, found: { counts } }: Props) {
  return (
    <Flex gap={3} wrap="wrap">
      {TYPES.filter((type) => counts[type] > 0).map((type) => (
        <Link key={type} tag={NavLink} to={pageOfCustomer(type, customer)}>
          {customerWords().all(type, counts[type])}
        </Link>
      ))}
    </Flex>
  );
}

/** The open documents, and then the latest of the others. */
export function Documents(props: Props) {
  const { documents } = props.found;
  const { title, none } = customerWords();
  if (documents.length === 0)
    return (
      <Part title={title}>
        <Nothing>{none}</Nothing>
      </Part>
    );
  return (
    <ListPart title={title} testId="customer-documents" links={<AllOf {...props} />}>
      {documents.map((document) => (
        <Document key={document.documentId} document={document} />
      ))}
    </ListPart>
  );
}
