import { Flex, Link, Typography } from '@strapi/design-system';
import type { Contact } from '../../../domain/contacts';
import type { CustomerPortal, CustomerRecord } from '../../../panel/answers';
import { SideList } from '../../kit/SideList';
import { contactWords, portalWords } from '../../words';
import { fieldText } from '../../words/field-text';
import { PortalAccess } from '../portal/PortalAccess';
import { useCustomerPortal } from '../portal/portal-api';
import { Part } from './Parts';

const FITS = { overflowWrap: 'anywhere' } as const;
const MARKS = ['receives_documents', 'receives_reminders', 'portal'] as const;

export const contactsOf = ({ fields }: CustomerRecord): readonly Contact[] =>
  (fields['contacts'] ?? []) as readonly Contact[];

interface PersonProps {
  customer: string;
  contact: Contact;
  portal: CustomerPortal | undefined;
}

/** A contact: the way to it, what it receives, and its access to the portal. */
function Person({ customer, contact, portal }: PersonProps) {
  const { id, name, email } = contact;
  const person = portal?.people.find((one) => one.id === id);
  const marks = MARKS.filter((mark) => contact[mark]).map((mark) => contactWords().receives[mark]);
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="li">
      <Typography fontWeight="bold" style={FITS}>
        {name}
      </Typography>
      {email === null ? null : (
        <Link href={`mailto:${email}`} style={{ ...FITS, alignSelf: 'flex-start' }}>
          {email}
        </Link>
      )}
      {marks.length === 0 ? null : (
        <Typography variant="pi" textColor="neutral600">
          {marks.join(' · ')}
        </Typography>
      )}
      {person && portal ? (
        <PortalAccess customer={customer} person={person} portal={portal} />
      ) : null}
    </Flex>
  );
}

/** The people at the customer, and who of them may sign in at the portal. */
function People({ customer, contacts }: { customer: string; contacts: readonly Contact[] }) {
  const { data, isError } = useCustomerPortal(customer);
  const { lacks, unreadable } = portalWords();
  const hasPeople = (data?.people.length ?? 0) > 0;
  return (
    <>
      {isError ? <Typography textColor="neutral600">{unreadable}</Typography> : null}
      {hasPeople && data?.lacks ? (
        <Typography textColor="warning700">{lacks(data.lacks)}</Typography>
      ) : null}
      <SideList testId="contacts">
        {contacts.map((contact) => (
          <Person key={contact.id} customer={customer} contact={contact} portal={data} />
        ))}
      </SideList>
    </>
  );
}

export function Contacts({ record }: { record: CustomerRecord }) {
  const contacts = contactsOf(record);
  if (contacts.length === 0) return null;
  return (
    <Part title={fieldText('Contacts')}>
      <People customer={record.documentId} contacts={contacts} />
    </Part>
  );
}
