import { Checkbox, Flex } from '@strapi/design-system';
import { DialogChoice, DialogTextArea, DialogTextField } from '../dialogs/fields';
import { FORMAT_NAMES } from '../../domain/e-invoice-format-names';
import type { MailForm } from './use-mail-form';

const OPTIONS = Object.entries(FORMAT_NAMES).map(([value, label]) => ({ value, label }));
const ADDRESSES = 'Separate several addresses with commas.';

interface Props {
  form: MailForm;
  /** The kind has e-invoices. */
  isBilled: boolean;
}

/** The fields of a mail. */
export function MailFields({ form: { field }, isBilled }: Props) {
  const pdf = field('attach_pdf');
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <DialogTextField {...field('to')} label="To" hint={ADDRESSES} required />
      <DialogTextField {...field('cc')} label="Cc" />
      <DialogTextField {...field('subject')} label="Subject" />
      <DialogTextArea
        {...field('message')}
        label="Message"
        hint="The amount, the date and the link to the document follow. Empty: the usual text."
      />
      <Checkbox
        name={pdf.name}
        checked={pdf.value}
        onCheckedChange={(checked) => pdf.onChange(checked === true)}
      >
        Attach the PDF
      </Checkbox>
      {isBilled ? (
        <DialogChoice
          {...field('attach_e_invoice')}
          label="Attach the e-invoice"
          options={OPTIONS}
          placeholder="None"
        />
      ) : null}
    </Flex>
  );
}
