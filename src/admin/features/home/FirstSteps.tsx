import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { CheckCircle } from '@strapi/icons';
import { useAuth } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import type { Home } from '../../../panel/answers';
import { BUSINESS, CUSTOMER, INVOICE, pageOf } from '../../requests/content-manager';
import { homeWords } from '../../words';

const STEPS: readonly {
  id: keyof Home['first_steps'];
  to: string;
}[] = [
  {
    id: 'business',
    to: pageOf(BUSINESS, 'create'),
  },
  {
    id: 'customer',
    to: pageOf(CUSTOMER, 'create'),
  },
  {
    id: 'invoice',
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
  const words = homeWords().steps;
  const mayBegin = useMayBegin();
  if (!steps.business && !mayBegin) return <Typography>{words.noBusiness}</Typography>;
  const next = STEPS.find(({ id }) => !steps[id]);
  return (
    <Flex direction="column" alignItems="stretch" gap={5} tag="ol" data-testid="first-steps">
      {STEPS.map(({ id, to }, index) => (
        <Flex key={id} justifyContent="space-between" gap={4} tag="li" minHeight="4rem">
          <Typography variant="epsilon">{`${index + 1}. ${words[id].text}`}</Typography>
          {steps[id] ? (
            <CheckCircle fill="success600" width="2.4rem" height="2.4rem" aria-label={words.done} />
          ) : (
            <LinkButton
              tag={NavLink}
              to={to}
              variant={id === next?.id ? 'default' : 'tertiary'}
              style={{ flexShrink: 0 }}
            >
              {words[id].button}
            </LinkButton>
          )}
        </Flex>
      ))}
    </Flex>
  );
}
