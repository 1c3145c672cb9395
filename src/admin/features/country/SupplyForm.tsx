import { useState } from 'react';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useNavigate } from 'react-router-dom';
import type { SupplyQuestion } from '../../../panel/answers';
import { DELIVERY_DATE } from '../../forms/saving/go-to-field';
import { INVOICE, pageOf } from '../../requests/content-manager';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { countryWords } from '../../words';
import { longDate } from '../../words/dates';
import { SUPPLIED } from './supply-api';

interface Props {
  invoice: string;
  question: SupplyQuestion;
  /** The version of the invoice that the operator sees. */
  updatedAt: string | undefined;
  /** @param updatedAt the version after the answer */
  onAnswered: (updatedAt: string | undefined) => Promise<void> | void;
  onClose: () => void;
}

type Answer = 'once' | 'always';

/** Saves the answer, then goes on. */
function useAnswer({ invoice, question, updatedAt, onAnswered }: Props) {
  const send = useSend();
  const notify = useNotify();
  const [busy, setBusy] = useState<Answer | null>(null);
  const save = async (answer: Answer): Promise<string | undefined> => {
    const { issue_date: day, business } = question;
    if (answer === 'once') {
      const saved = await send(SUPPLIED.invoicingSupplied, { invoice, updatedAt, day });
      return saved.data.updatedAt;
    }
    if (business !== null) await send(SUPPLIED.invoicingSuppliedAlways, { invoice, business });
    return updatedAt;
  };
  const answer = async (chosen: Answer) => {
    setBusy(chosen);
    try {
      await onAnswered(await save(chosen));
    } catch (error) {
      notify.failed(error);
    }
    setBusy(null);
  };
  return { busy, answer };
}

/** Asks whether an invoice was supplied on its issue date, before it is issued. */
export function SupplyForm(props: Props) {
  const { invoice, question, onClose } = props;
  const { busy, answer } = useAnswer(props);
  const navigate = useNavigate();
  const words = countryWords().supply;
  const other = () => {
    onClose();
    navigate(`${pageOf(INVOICE, invoice)}${DELIVERY_DATE}`);
  };
  const choice = (chosen: Answer, variant: 'default' | 'secondary') => (
    <Button
      variant={variant}
      loading={busy === chosen}
      disabled={busy !== null}
      onClick={() => void answer(chosen)}
    >
      {words[chosen]}
    </Button>
  );
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="flex-start" gap={2} data-testid="supply-question">
          <Typography variant="delta">{words.title}</Typography>
          <Typography>{words.text(longDate(question.issue_date))}</Typography>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" disabled={busy !== null} onClick={other}>
          {words.other}
        </Button>
        {question.business === null ? null : choice('always', 'secondary')}
        {choice('once', 'default')}
      </Modal.Footer>
    </>
  );
}
