import { Flex, Typography } from '@strapi/design-system';
import type { CustomerPortal, PortalPerson } from '../../../panel/answers';
import { ActionButton } from '../../kit/actions/ActionButton';
import { printMoment } from '../../kit/status/payment-words';
import { portalWords } from '../../words';
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

function State({ person }: { person: PortalPerson }) {
  const { invitation, signed_in_at: signedIn, sessions } = person;
  const words = portalWords();
  const last = signedIn === null ? words.neverSignedIn : words.signedIn(printMoment(signedIn));
  return (
    <>
      <Invitation invitation={invitation} />
      <Typography variant="pi">{last}</Typography>
      {sessions === 0 ? null : <Typography variant="pi">{words.sessions(sessions)}</Typography>}
    </>
  );
}

interface AccessProps {
  customer: string;
  person: PortalPerson;
  portal: CustomerPortal;
}

/** The access of a contact to the portal, and the buttons that change it. */
export function PortalAccess({ customer, person, portal }: AccessProps) {
  const { invite, signOut, revoke } = usePortalActions(customer, portal)(person);
  const actions = portal.can ? [invite, signOut, revoke].filter((action) => action !== null) : [];
  return (
    <Flex direction="column" alignItems="stretch" gap={1} data-testid="portal-person">
      <State person={person} />
      {actions.length === 0 ? null : (
        <Flex gap={3} wrap="wrap">
          {actions.map((action) => (
            <ActionButton key={action.id} action={action} isQuiet />
          ))}
        </Flex>
      )}
    </Flex>
  );
}
