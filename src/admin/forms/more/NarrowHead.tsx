import { Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import { StatusBadge } from '../../kit/status/StatusBadge';
import { BUSINESS } from '../../requests/content-manager';
import { kindOf } from '../../requests/document-kinds';
import { totalsWords } from '../../words';
import { printAmount } from '../../words/print-amount';
import { Topics } from './Topics';
import { useUsual } from '../inputs/use-chosen';
import { NoRow } from '../inputs/form-rows';
import { useLiveTotals } from '../lines/use-live-totals';

/** From this width on, both stand beside the form. */
const Style = createGlobalStyle`
  @media (min-width: 1080px) {
    div:has(> div > [data-invoicing-narrow]) {
      display: none;
    }
  }
`;

/** Status and total of a document. */
function Figures({ model }: { model: string }) {
  const { total, currency } = useLiveTotals(useUsual(model));
  const { state } = useForm('Figures', (form) => form.initialValues) as { state?: string };
  return (
    <Flex justifyContent="space-between" gap={4} wrap="wrap" data-testid="narrow-figures">
      {state ? <StatusBadge status={state} /> : null}
      <Typography variant="delta">
        {totalsWords().total} {printAmount(total, currency)}
      </Typography>
    </Flex>
  );
}

function headOf(model: string) {
  if (kindOf(model)) return <Figures model={model} />;
  return model === BUSINESS ? <Topics /> : null;
}

/** A form begins with this where little room is: beside the form is below it there. */
export function NarrowHead() {
  const { slug = '' } = useParams<{ slug: string }>();
  const content = headOf(slug);
  if (!content) return <NoRow />;
  return (
    <div data-invoicing-narrow style={{ width: '100%' }}>
      <Style />
      {content}
    </div>
  );
}
