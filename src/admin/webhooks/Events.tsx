import { Checkbox, Flex } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { EVENT_TYPES } from '../../domain/events';
import { FormField } from '../inputs/FormField';
import type { InputProps } from '../inputs/input-props';

/** What an endpoint listens to. All ticked is stored as none named: later events come too. */
export function Events({ name, label, hint, disabled }: InputProps) {
  const { value, error, onChange } = useField<readonly string[] | null>(name);
  const named = Array.isArray(value) && value.length > 0 ? value : EVENT_TYPES;
  const toggle = (event: string) => (checked: boolean | 'indeterminate') => {
    const kept = EVENT_TYPES.filter((each) =>
      each === event ? checked === true : named.includes(each),
    );
    // None at all would mean all: the last one stays.
    if (kept.length > 0) onChange(name, kept.length === EVENT_TYPES.length ? null : kept);
  };
  return (
    <FormField name={name} label={label} hint={hint} error={error}>
      <Flex gap={4} wrap="wrap" role="group" aria-label={String(label)}>
        {EVENT_TYPES.map((event) => (
          <Checkbox
            key={event}
            checked={named.includes(event)}
            disabled={disabled}
            onCheckedChange={toggle(event)}
          >
            {event}
          </Checkbox>
        ))}
      </Flex>
    </FormField>
  );
}
