import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { CheckCircle } from '@strapi/icons';
import { NavLink } from 'react-router-dom';
import type { FirstSteps as Steps } from '../../../panel/answers';
import { useBusinessChoice } from '../../requests/chosen-business';
import { BUSINESS, CUSTOMER, INVOICE, LOOK_PLACE, pageOf } from '../../requests/content-manager';
import { homeWords } from '../../words';
import type { HomeWords } from '../../words/en/figures';

interface Step {
  id: keyof HomeWords['steps']['path'];
  isDone: boolean;
  /** The page on which it is done; null before the steps that it needs. */
  to: string | null;
}

const stepsOf = ({ business, look, customer, invoice }: Steps): readonly Step[] => [
  { id: 'business', isDone: business !== null, to: pageOf(BUSINESS, 'create') },
  { id: 'look', isDone: look, to: business && `${pageOf(BUSINESS, business)}${LOOK_PLACE}` },
  { id: 'customer', isDone: customer, to: business && pageOf(CUSTOMER, 'create') },
  { id: 'invoice', isDone: invoice !== null, to: customer ? pageOf(INVOICE, 'create') : null },
  { id: 'send', isDone: false, to: invoice && pageOf(INVOICE, invoice) },
];

interface StepButtonProps {
  step: Step;
  isNext: boolean;
  onFollow: () => void;
}

function StepButton({ step: { id, isDone, to }, isNext, onFollow }: StepButtonProps) {
  const { done, path } = homeWords().steps;
  if (isDone)
    return <CheckCircle fill="success600" width="2.4rem" height="2.4rem" aria-label={done} />;
  if (to === null) return null;
  return (
    <LinkButton
      tag={NavLink}
      to={to}
      variant={isNext ? 'default' : 'tertiary'}
      style={{ flexShrink: 0 }}
      onClick={onFollow}
    >
      {path[id].button}
    </LinkButton>
  );
}

/** The way to a first invoice that is sent. Beside the sample, the own business is chosen for its forms. */
export function FirstSteps({ steps }: { steps: Steps }) {
  const { path } = homeWords().steps;
  const choice = useBusinessChoice();
  const list = stepsOf(steps);
  const next = list.find(({ isDone }) => !isDone);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tag="ol" data-testid="first-steps">
      {list.map((step, index) => (
        <Flex key={step.id} justifyContent="space-between" gap={4} tag="li" minHeight="4.8rem">
          <div>
            <Typography variant="omega" fontWeight="bold" tag="p">
              {`${index + 1}. ${path[step.id].name}`}
            </Typography>
            <Typography textColor="neutral600" tag="p">
              {path[step.id].text}
            </Typography>
          </div>
          <StepButton
            step={step}
            isNext={step === next}
            onFollow={() => choice?.choose(steps.business)}
          />
        </Flex>
      ))}
    </Flex>
  );
}
