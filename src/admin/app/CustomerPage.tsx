import { Flex, Main } from '@strapi/design-system';
import { BackButton, Layouts, Page } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import type { CustomerDocuments, CustomerRecord } from '../../panel/answers';
import { Contacts } from '../features/customers/Contacts';
import {
  useInvoicingCustomerDocumentsQuery,
  useInvoicingCustomerRecordQuery,
} from '../features/customers/customer-api';
import { Documents } from '../features/customers/Documents';
import { Balances, Payments, Recurring } from '../features/customers/Money';
import { Told } from '../features/customers/Told';
import { Notes, Who } from '../features/customers/Who';
import { RequestedChanges } from '../features/portal/RequestedChanges';
import { Card, Columns } from '../features/record/Columns';
import { RecordActions } from '../kit/actions/RecordActions';
import { wordsOf } from '../kit/type-words';
import { CUSTOMER, pageOf } from '../requests/content-manager';
import { useCustomerActions } from './use-customer-actions';

const Column = ({ children }: { children: React.ReactNode }) => (
  <Flex direction="column" alignItems="stretch" gap={4}>
    {children}
  </Flex>
);

interface Props {
  record: CustomerRecord;
  found: CustomerDocuments | undefined;
}

/** Money, documents and events beside the details of the customer; on a phone, one below the other. */
function Parts({ record, name, found }: Props & { name: string }) {
  const { documentId } = record;
  const { balances = null } = found ?? {};
  return (
    <Columns>
      <Column>
        <RequestedChanges customer={documentId} />
        {balances ? <Balances balances={balances} /> : null}
        {found ? <Documents customer={{ documentId, name }} found={found} /> : null}
        {found ? <Payments payments={found.payments} /> : null}
        {found ? <Recurring recurring={found.recurring} /> : null}
      </Column>
      <Column>
        <Who record={record} />
        <Contacts record={record} />
        <Notes fields={record.fields} />
        <Card>
          <Told documentId={documentId} />
        </Card>
      </Column>
    </Columns>
  );
}

function Customer({ record, found }: Props) {
  const name = record.name ?? wordsOf(CUSTOMER).one;
  const steps = useCustomerActions(record, name, found);
  return (
    <Main data-invoicing-customer>
      <Page.Title>{name}</Page.Title>
      <Layouts.Header
        title={name}
        navigationAction={<BackButton fallback={pageOf(CUSTOMER)} />}
        primaryAction={<RecordActions {...steps} />}
      />
      <Layouts.Content>
        <Parts record={record} name={name} found={found} />
      </Layouts.Content>
    </Main>
  );
}

/** The page of a customer: what an operator came for, beside who it is. */
export function CustomerPage() {
  const { id = '' } = useParams<{ id: string }>();
  const { data, isError } = useInvoicingCustomerRecordQuery(id);
  const documents = useInvoicingCustomerDocumentsQuery(id);
  if (isError || documents.isError) return <Page.Error />;
  // Drawn at once: parts that come later would move what is below them.
  if (!data || data.documentId !== id || documents.isLoading) return <Page.Loading />;
  return <Customer key={id} record={data} found={documents.data} />;
}
