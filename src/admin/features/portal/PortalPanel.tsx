import { Flex, Typography } from '@strapi/design-system';
import { useDocumentRBAC, useForm } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import type { CustomerPortal, PortalPerson } from '../../../panel/answers';
import { ActionButton } from '../../kit/actions/ActionButton';
import { SideList } from '../../kit/SideList';
import { printMoment } from '../../kit/status/payment-words';
import { CUSTOMER } from '../../requests/content-manager';
import { actionWords, portalWords } from '../../words';
import { useCustomerPortal } from './portal-api';
import { usePortalActions } from './use-portal-actions';

const FITS = { overflowWrap: 'anywhere' } as const;

function Invitation({ invitation }: Pick<PortalPerson, 'invitation'>) {
  const words = portalWords().invitation;
  if (invitation === null) return <Typography variant="pi">{words.none}</Typography>;
  const { state, at, error } = invitation;
  const color = state === 'failed' ? 'danger600' : 'neutral800';
  return (
    <>
      <Typography variant="pi" textColor={color}>
        {state === 'queued' ? words.queued : words[state](printMoment(at))}
      </Typography>
      {error === null ? null : (
        <Typography variant="pi" textColor={color} style={FITS}>
          {error}
        </Typography>
      )}
    </>
  );
}

function Person({ person }: { person: PortalPerson }) {
  const { name, email, invitation, signed_in_at: signedIn, sessions } = person;
  const words = portalWords();
  const last = signedIn === null ? words.neverSignedIn : words.signedIn(printMoment(signedIn));
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography fontWeight="bold" style={FITS}>
        {name}
      </Typography>
      <Typography variant="pi" textColor="neutral600" style={FITS}>
        {email}
      </Typography>
      <Invitation invitation={invitation} />
      <Typography variant="pi">{last}</Typography>
      {sessions === 0 ? null : <Typography variant="pi">{words.sessions(sessions)}</Typography>}
    </Flex>
  );
}

function People({ customer, portal }: { customer: string; portal: CustomerPortal }) {
  const actionsOf = usePortalActions(customer, portal);
  const modified = useForm('Portal', (form) => form.modified);
  return (
    <SideList testId="portal-people">
      {portal.people.map((person) => {
        const { invite, signOut, revoke } = actionsOf(person);
        return (
          <Flex key={person.id} direction="column" alignItems="stretch" gap={2} tag="li">
            <Person person={person} />
            {portal.can ? (
              <>
                {invite ? <ActionButton action={invite} /> : null}
                {signOut ? <ActionButton action={signOut} /> : null}
                {/* It saves the customer, so it would throw away what is typed. */}
                <ActionButton action={revoke} disabled={modified} />
              </>
            ) : null}
          </Flex>
        );
      })}
    </SideList>
  );
}

function Portal({ customer }: { customer: string }) {
  const { data, isError } = useCustomerPortal(customer);
  const words = portalWords();
  if (!data)
    return (
      <Typography textColor="neutral600">
        {isError ? words.unreadable : actionWords().loading}
      </Typography>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%" data-testid="portal">
      {data.lacks === null ? null : (
        <Typography textColor="warning700">{words.lacks(data.lacks)}</Typography>
      )}
      {data.people.length === 0 ? (
        <Typography textColor="neutral600">{words.none}</Typography>
      ) : (
        <People customer={customer} portal={data} />
      )}
    </Flex>
  );
}

/** Who may use the portal is said by the contacts. */
const FIELD = 'contacts';

/** Who may sign in for a customer, beside its form: their invitations, their sessions, and what ends both. */
export const PortalPanel: PanelComponent = ({ model, documentId, document }) => {
  const sees = useDocumentRBAC('PortalPanel', ({ canReadFields }) => canReadFields.includes(FIELD));
  if (model !== CUSTOMER || documentId === undefined || !document || !sees) return null;
  return { title: portalWords().title, content: <Portal customer={documentId} /> };
};
