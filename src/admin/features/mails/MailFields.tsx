import { Checkbox, Flex } from '@strapi/design-system';
import { DialogChoice, DialogTextArea, DialogTextField } from '../../kit/dialogs/fields';
import { FORMAT_NAMES } from '../../../domain/e-invoice-formats';
import type { MailForm } from './use-mail-form';
import { mailWords } from '../../words';

const OPTIONS = Object.entries(FORMAT_NAMES).map(([value, label]) => ({ value, label }));

interface Props {
  form: MailForm;
  /** The kind has e-invoices. */
  isBilled: boolean;
}

/** The fields of a mail. */
export function MailFields({ form: { field }, isBilled }: Props) {
  const pdf = field('attach_pdf');
  const words = mailWords().send;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <DialogTextField {...field('to')} label={words.to} hint={words.addressesHint} required />
      <DialogTextField {...field('cc')} label={words.cc} />
      <DialogTextField {...field('subject')} label={words.subject} />
      <DialogTextArea {...field('message')} label={words.message} hint={words.messageHint} />
      <Checkbox
        name={pdf.name}
        checked={pdf.value}
        onCheckedChange={(checked) => pdf.onChange(checked === true)}
      >
        {words.attachPdf}
      </Checkbox>
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
