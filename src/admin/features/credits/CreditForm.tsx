import { Box, Button, Field, Flex, Modal, Radio, Typography } from '@strapi/design-system';
import { CREDIT_REASONS } from '../../../domain/credit';
import type { Creditable } from '../../../panel/answers';
import { actionWords, creditWords } from '../../words';
import { DialogChoice, DialogDateField, DialogTextArea } from '../../kit/dialogs/fields';
import { choiceWord } from '../../kit/status/choice-words';
import { unreadableText } from '../../kit/typed/unreadable-text';
import { useInvoicingCreditableQuery } from './credit-api';
import type { CreditScope } from './credit-values';
import { CreditAmounts } from './CreditAmounts';
import { CreditLines } from './CreditLines';
import { useCreditForm, type CreditedInvoice, type CreditFormState } from './use-credit-form';

interface Props extends CreditedInvoice {
  onClose: () => void;
}

const reasons = () =>
  CREDIT_REASONS.map((value) => ({ value, label: choiceWord('reason', value) }));

interface ScopeProps {
  value: CreditScope;
  onChange: (value: CreditScope) => void;
}

function Scope({ value, onChange }: ScopeProps) {
  const words = creditWords();
  return (
    <Field.Root name="scope">
      <Field.Label>{words.scope}</Field.Label>
      <Radio.Group
        value={value}
        aria-label={words.scope}
        onValueChange={(scope) => onChange(scope as CreditScope)}
      >
        <Radio.Item value="whole">{words.whole}</Radio.Item>
        <Radio.Item value="lines">{words.some}</Radio.Item>
      </Radio.Group>
    </Field.Root>
  );
}

function Fields({ form, creditable, number }: Props & OpenProps) {
  const { field, values } = form;
  const { lines, currency, state } = creditable;
  const words = creditWords();
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Scope value={values.scope} onChange={field('scope').onChange} />
      {values.scope === 'lines' ? (
        <CreditLines lines={lines} currency={currency} inputOf={form.inputOf} />
      ) : null}
      <CreditAmounts
        preview={form.preview}
        problem={form.problem}
        currency={currency}
        number={number}
        state={state}
      />
      <DialogChoice
        {...field('reason')}
        label={words.reason}
        hint={words.printed}
        options={reasons()}
      />
      <DialogDateField
        {...field('issue_date')}
        label={actionWords().date}
        hint={words.printed}
        required
      />
      <DialogTextArea {...field('notes')} label={words.notes} hint={words.notesHint} />
    </Flex>
  );
}

interface OpenProps {
  form: CreditFormState;
  creditable: Creditable;
}

function OpenForm({ creditable, ...props }: Props & { creditable: Creditable }) {
  const form = useCreditForm({ ...props, creditable });
  const isReady = form.preview !== undefined && unreadableText(form.values.issue_date) === null;
  return (
    <>
      <Modal.Body>
        <Fields {...props} form={form} creditable={creditable} />
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={props.onClose}>
          {actionWords().back}
        </Button>
        <Button loading={form.busy} disabled={!isReady} onClick={() => void form.submit()}>
          {creditWords().create}
        </Button>
      </Modal.Footer>
    </>
  );
}

/** The content of the dialog "Credit". It begins with all that is left of the invoice. */
export function CreditForm(props: Props) {
  const { data, isFetching, error } = useInvoicingCreditableQuery(props.invoice, {
    refetchOnMountOrArgChange: true,
  });
  if (data && !isFetching && !error) return <OpenForm {...props} creditable={data} />;
  const message = (error as { message?: string } | undefined)?.message;
  return (
    <Box padding={6}>
      <Typography role="status">
        {error ? (message ?? creditWords().noInvoice) : actionWords().loading}
      </Typography>
    </Box>
  );
}
