import { Checkbox, Flex } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { EVENT_TYPES, USUAL_EVENTS } from '../../../domain/events';
import { FormField } from '../../forms/inputs/FormField';
import type { InputProps } from '../../forms/inputs/input-props';

const isUsual = (events: readonly string[]): boolean =>
  events.length === USUAL_EVENTS.length && USUAL_EVENTS.every((event) => events.includes(event));

/** The events of an endpoint. If the usual ones are ticked, none is stored. */
export function EventsField({ name, label, hint, disabled }: InputProps) {
  const { value, error, onChange } = useField<readonly string[] | null>(name);
  const named: readonly string[] = Array.isArray(value) && value.length > 0 ? value : USUAL_EVENTS;
  const toggle = (event: string) => (checked: boolean | 'indeterminate') => {
    const kept = EVENT_TYPES.filter((each) =>
      each === event ? checked === true : named.includes(each),
    );
    // An empty list would mean the usual events, so the last tick stays.
    if (kept.length > 0) onChange(name, isUsual(kept) ? null : kept);
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
