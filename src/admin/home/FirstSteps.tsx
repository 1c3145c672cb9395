import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { CheckCircle } from '@strapi/icons';
import { useAuth } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import type { Home } from '../../panel/answers';
import { BUSINESS, CUSTOMER, INVOICE, pageOf } from '../content-manager';

const STEPS: readonly {
  id: keyof Home['first_steps'];
  text: string;
  button: string;
  to: string;
}[] = [
  {
    id: 'business',
    text: 'Your business: every invoice shows its name and address.',
    button: 'Add a business',
    to: pageOf(BUSINESS, 'create'),
  },
  {
    id: 'customer',
    text: 'A customer, who gets the invoice.',
    button: 'Add a customer',
    to: pageOf(CUSTOMER, 'create'),
  },
  {
    id: 'invoice',
    text: 'The invoice: add lines, save, send the PDF.',
    button: 'Make an invoice',
    to: pageOf(INVOICE, 'create'),
  },
];

/** An operator who may not create a business waits for an administrator. */
function useMayBegin(): boolean {
  const permissions = useAuth('FirstSteps', (state) => state.permissions);
  return permissions.some(
    ({ action, subject }) =>
      action === 'plugin::content-manager.explorer.create' && subject === BUSINESS,
  );
}

/** The way to a first invoice, on a new install. */
export function FirstSteps({ steps }: { steps: Home['first_steps'] }) {
  const mayBegin = useMayBegin();
  if (!steps.business && !mayBegin)
    return (
      <Typography>
        You are not a member of a business yet. An administrator adds you in the form of the
        business.
      </Typography>
    );
  const next = STEPS.find(({ id }) => !steps[id]);
  return (
    <Flex direction="column" alignItems="stretch" gap={5} tag="ol" data-testid="first-steps">
      {STEPS.map(({ id, text, button, to }, index) => (
        <Flex key={id} justifyContent="space-between" gap={4} tag="li" minHeight="4rem">
          <Typography variant="epsilon">{`${index + 1}. ${text}`}</Typography>
          {steps[id] ? (
            <CheckCircle fill="success600" width="2.4rem" height="2.4rem" aria-label="Done" />
          ) : (
            <LinkButton
              tag={NavLink}
              to={to}
              variant={id === next?.id ? 'default' : 'tertiary'}
              style={{ flexShrink: 0 }}
            >
              {button}
            </LinkButton>
          )}
        </Flex>
      ))}
    </Flex>
  );
}
