import { Flex, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { styled } from 'styled-components';
import type { ComingInvoice } from '../../../panel/answers';
import { RECURRING } from '../../requests/content-manager';
import { shortDate } from '../../words/dates';
import { printAmount } from '../../words/print-amount';
import { actionWords, recurringWords, refusalWords } from '../../words';
import { pathName } from '../../words/field-name';
import { Placeholders } from './Placeholders';
import { useRecurringPreview } from './use-recurring-preview';

/** A row that opens to the texts of its invoice. */
const Row = styled.details`
  width: 100%;

  & > summary {
    display: flex;
    justify-content: space-between;
    gap: 0.8rem;
    cursor: pointer;
    font-variant-numeric: tabular-nums;
  }

  & > div {
    padding: 0.4rem 0 0.8rem;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

function Coming({ one, currency }: { one: ComingInvoice; currency: string }) {
  const words = recurringWords().coming;
  const days = [
    words.made(shortDate(one.issue_date)),
    ...(one.due_date === null ? [] : [words.due(shortDate(one.due_date))]),
  ];
  return (
    <Row>
      <summary>
        <Typography>{shortDate(one.date)}</Typography>
        <Typography>{printAmount(one.total, currency)}</Typography>
      </summary>
      <div>
        <Typography variant="pi" textColor="neutral600">
          {days.join(' · ')}
        </Typography>
        {one.texts.map((text, index) => (
          <Typography key={index} tag="div">
            {text}
          </Typography>
        ))}
      </div>
    </Row>
  );
}

function NextInvoices({ documentId }: { documentId: string | undefined }) {
  const { preview, problem, waits, isReady } = useRecurringPreview(documentId);
  const words = recurringWords().coming;
  if (!isReady) return <Typography textColor="neutral600">{words.hint}</Typography>;
  if (problem !== null)
    return (
      <Typography textColor="danger600" role="status">
        {problem}
      </Typography>
    );
  if (!preview) return <Typography textColor="neutral600">{actionWords().loading}</Typography>;
  const { coming, currency, placeholders, warnings } = preview;
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={2}
      width="100%"
      aria-busy={waits}
      data-testid="coming"
    >
      {coming.length === 0 ? <Typography>{words.none}</Typography> : null}
      {coming.map((one) => (
        <Coming key={one.date} one={one} currency={currency} />
      ))}
      {warnings.map(({ path, message }) => (
        <Typography key={`${path.join('.')} ${message}`} textColor="warning600" role="status">
          {refusalWords().problem(pathName(path), message)}
        </Typography>
      ))}
      <Placeholders placeholders={placeholders} />
    </Flex>
  );
}

/** The next twelve invoices as the form would make them, while the operator types. */
export const NextInvoicesPanel: PanelComponent = ({ model, documentId, document }) => {
  if (model !== RECURRING) return null;
  const isOpen = !document || ['active', 'paused'].includes(String(document['state']));
  if (!isOpen) return null;
  const stored = document ? documentId : undefined;
  return { title: recurringWords().coming.title, content: <NextInvoices documentId={stored} /> };
};
