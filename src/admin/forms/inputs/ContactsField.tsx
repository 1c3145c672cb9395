import { Checkbox, Flex, Grid, IconButton, TextInput } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { MAX_CONTACTS, type SentContact } from '../../../domain/contacts';
import { contactWords } from '../../words';
import { FormField } from './FormField';
import type { InputProps } from './input-props';
import { RowsField, type RowProps } from './RowsField';

const MARKS = ['receives_documents', 'receives_reminders', 'portal'] as const;
type Mark = (typeof MARKS)[number];

const NEW: SentContact = {
  id: null,
  name: '',
  email: null,
  receives_documents: false,
  receives_reminders: false,
  portal: false,
};

type Props = RowProps<SentContact>;

/**
 * Nothing goes to a contact without an address. Whoever may use the portal keeps that mark, so a save asks for
 * the address: an access must not end unseen.
 */
const withEmail = (row: SentContact, email: string): SentContact =>
  email === ''
    ? { ...row, email: null, receives_documents: false, receives_reminders: false }
    : { ...row, email };

interface TextProps extends Pick<Props, 'name' | 'disabled' | 'messageOf'> {
  part: 'name' | 'email';
  value: string;
  onChange: (text: string) => void;
}

const Text = ({ name, part, value, disabled, messageOf, onChange }: TextProps) => (
  <Grid.Item col={4} xs={12} direction="column" alignItems="stretch">
    <FormField
      name={`${name}.${part}`}
      label={contactWords()[part]}
      error={messageOf(part)}
      required={part === 'name'}
    >
      <TextInput
        name={`${name}.${part}`}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FormField>
  </Grid.Item>
);

const isOff = (row: SentContact, mark: Mark): boolean => mark !== 'portal' && row.email === null;

/** One contact: its name, its address, and what it receives and may do. */
function ContactRow({ place, ...props }: Props & { place: number }) {
  const { row, disabled, onChange, onRemove } = props;
  const words = contactWords();
  const title = row.name.trim() === '' ? words.place(place) : row.name;
  return (
    <Grid.Root gap={4} role="group" aria-label={title} data-contact={place}>
      <Text
        {...props}
        part="name"
        value={row.name}
        onChange={(name) => onChange({ ...row, name })}
      />
      <Text
        {...props}
        part="email"
        value={row.email ?? ''}
        onChange={(email) => onChange(withEmail(row, email))}
      />
      <Grid.Item col={4} xs={12} alignItems="end">
        <Flex gap={2} alignItems="center" justifyContent="space-between" flex="1">
          <Flex direction="column" alignItems="flex-start" gap={1}>
            {MARKS.map((one) => (
              <Checkbox
                key={one}
                checked={row[one]}
                disabled={disabled || isOff(row, one)}
                onCheckedChange={(checked) => onChange({ ...row, [one]: checked === true })}
              >
                {words.receives[one]}
              </Checkbox>
            ))}
          </Flex>
          <IconButton label={words.remove(title)} disabled={disabled} onClick={onRemove}>
            <Trash />
          </IconButton>
        </Flex>
      </Grid.Item>
    </Grid.Root>
  );
}

/** The contacts of a customer, a row for each. */
export const ContactsField = (props: InputProps) => (
  <RowsField {...props} words={contactWords()} empty={NEW} most={MAX_CONTACTS}>
    {(row, index) => <ContactRow {...row} place={index + 1} />}
  </RowsField>
);
