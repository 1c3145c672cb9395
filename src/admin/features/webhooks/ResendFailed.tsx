import { Button, LinkButton } from '@strapi/design-system';
import { ArrowClockwise, Filter } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { NavLink, useParams } from 'react-router-dom';
import { DELIVERY } from '../../requests/content-manager';
import { deliveriesPage } from './deliveries-page';
import { useResend } from './use-resend';
import { webhookWords } from '../../words';

/** Above the list of deliveries: a filter for the failed ones, and a button that resends all of them. */
export function ResendFailed() {
  const { slug } = useParams<{ slug: string }>();
  const { allFailed } = useResend();
  const mayUpdate = useDocumentRBAC('ResendFailed', ({ canUpdate }) => canUpdate);
  if (slug !== DELIVERY) return null;
  const words = webhookWords();
  return (
    <>
      <LinkButton
        tag={NavLink}
        to={deliveriesPage({ state: 'failed' })}
        variant="tertiary"
        startIcon={<Filter />}
      >
        {words.failedOnly}
      </LinkButton>
      {mayUpdate ? (
        <Button variant="secondary" startIcon={<ArrowClockwise />} onClick={() => void allFailed()}>
          {words.resendAll}
        </Button>
      ) : null}
    </>
  );
}
