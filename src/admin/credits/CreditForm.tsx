import { Box, Button, Field, Flex, Modal, Radio, Typography } from '@strapi/design-system';
import { CREDIT_REASONS } from '../../domain/credit';
import type { Creditable } from '../../panel/answers';
import { DialogChoice, DialogDateField, DialogTextArea } from '../dialogs/fields';
import { choiceWord } from '../inputs/choice-words';
import { unreadableText } from '../inputs/typed/unreadable-text';
import { useInvoicingCreditableQuery } from './credit-api';
import type { CreditScope } from './credit-values';
import { CreditAmounts } from './CreditAmounts';
import { CreditLines } from './CreditLines';
import { useCreditForm, type CreditedInvoice, type CreditFormState } from './use-credit-form';

interface Props extends CreditedInvoice {
  onClose: () => void;
}

const REASONS = CREDIT_REASONS.map((value) => ({ value, label: choiceWord('reason', value) }));

interface ScopeProps {
  value: CreditScope;
  onChange: (value: CreditScope) => void;
}

function Scope({ value, onChange }: ScopeProps) {
  return (
    <Field.Root name="scope">
      <Field.Label>What to credit</Field.Label>
      <Radio.Group
        value={value}
        aria-label="What to credit"
        onValueChange={(scope) => onChange(scope as CreditScope)}
      >
        <Radio.Item value="whole">All that is left</Radio.Item>
        <Radio.Item value="lines">Some lines, or parts of them</Radio.Item>
      </Radio.Group>
    </Field.Root>
  );
}

function Fields({ form, creditable, number }: Props & OpenProps) {
  const { field, values } = form;
  const { lines, currency, state } = creditable;
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
      <DialogChoice {...field('reason')} label="Reason" hint="Printed." options={REASONS} />
      <DialogDateField {...field('issue_date')} label="Date" hint="Printed." required />
      <DialogTextArea {...field('notes')} label="Notes" hint="Printed on the credit note." />
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
          Back
        </Button>
        <Button loading={form.busy} disabled={!isReady} onClick={() => void form.submit()}>
          Create credit note
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
        {error ? (message ?? 'The invoice could not be read.') : 'Loading …'}
      </Typography>
    </Box>
  );
}
