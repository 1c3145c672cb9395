import { Grid, Typography } from '@strapi/design-system';
import { DELIVERY_PARTS } from '../../../domain/delivery-address';
import { moreWords } from '../../words';
import { CountryField } from './ListField';
import type { InputProps } from './input-props';
import { TextField } from './TextField';

/** The place to which something is delivered. */
export function DeliveryAddressField({ name, label, hint, disabled }: InputProps) {
  const words = moreWords().delivery;
  return (
    <Grid.Root gap={4} tag="fieldset" aria-label={String(label)} style={{ border: 0 }}>
      <Grid.Item col={12} s={12} xs={12} direction="column" alignItems="stretch">
        <Typography variant="sigma">{label}</Typography>
        <Typography variant="pi" textColor="neutral600">
          {hint}
        </Typography>
      </Grid.Item>
      {DELIVERY_PARTS.map((part) => {
        const Input = part === 'country_code' ? CountryField : TextField;
        return (
          <Grid.Item key={part} col={4} s={12} xs={12} direction="column" alignItems="stretch">
            <Input name={`${name}.${part}`} label={words[part]} disabled={disabled} />
          </Grid.Item>
        );
      })}
    </Grid.Root>
  );
}
