import { Checkbox, Flex } from '@strapi/design-system';
import { DialogChoice, DialogTextArea, DialogTextField } from '../../kit/dialogs/fields';
import { FORMAT_NAMES } from '../../../domain/e-invoice-formats';
import type { MailForm } from './use-mail-form';
import { mailWords } from '../../words';

const OPTIONS = Object.entries(FORMAT_NAMES).map(([value, label]) => ({ value, label }));

interface AttachProps {
  form: MailForm;
  name: 'attach_pdf' | 'attach_files';
  label: string;
}

interface Props {
  form: MailForm;
  /** The kind has e-invoices. */
  isBilled: boolean;
  /** The document has files. */
  hasFiles: boolean;
}

/** The files that a mail can have. */
function Attach({ form: { field }, name, label }: AttachProps) {
  const { value, onChange } = field(name);
  return (
    <Checkbox name={name} checked={value} onCheckedChange={(checked) => onChange(checked === true)}>
      {label}
    </Checkbox>
  );
}

/** The fields of a mail. */
export function MailFields({ form, isBilled, hasFiles }: Props) {
  const { field } = form;
  const words = mailWords().send;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <DialogTextField {...field('to')} label={words.to} hint={words.addressesHint} required />
      <DialogTextField {...field('cc')} label={words.cc} />
      <DialogTextField {...field('subject')} label={words.subject} />
      <DialogTextArea {...field('message')} label={words.message} hint={words.messageHint} />
      <Attach form={form} name="attach_pdf" label={words.attachPdf} />
      {hasFiles ? <Attach form={form} name="attach_files" label={words.attachFiles} /> : null}
      {isBilled ? (
        <DialogChoice
          {...field('attach_e_invoice')}
          label={words.attachEInvoice}
          options={OPTIONS}
          placeholder={words.noEInvoice}
        />
      ) : null}
    </Flex>
  );
}
