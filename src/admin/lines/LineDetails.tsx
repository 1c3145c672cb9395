import { Grid } from '@strapi/design-system';
import { TAX_CATEGORIES } from '../../domain/tax';
import { EnumSelect } from '../inputs/EnumSelect';
import { ProductPicker } from '../inputs/ProductPicker';
import { TextField } from '../inputs/typed/TextField';

interface Props {
  /** The path of the line in the form, such as `items.2`. */
  path: string;
  /** Tells the fields that the operator may not change. */
  isBlocked: (field: string) => boolean;
}

const CATEGORY = { enum: TAX_CATEGORIES };

/** The fields of a line that few lines need. */
export function LineDetails({ path, isBlocked }: Props) {
  const field = (name: string, label: string) => ({
    name: `${path}.${name}`,
    label,
    disabled: isBlocked(name),
  });
  return (
    <Grid.Root gap={4} className="details">
      <Grid.Item col={5} s={12} xs={12} direction="column" alignItems="stretch">
        <ProductPicker {...field('product_id', 'Product')} hint="Fills the line." />
      </Grid.Item>
      <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
        <EnumSelect
          {...field('tax_category', 'Tax category')}
          hint="If empty, by the rate."
          attribute={CATEGORY}
        />
      </Grid.Item>
      <Grid.Item col={3} s={12} xs={12} direction="column" alignItems="stretch">
        <TextField
          {...field('tax_exemption_reason', 'Reason for no tax')}
          placeholder="Reverse charge"
        />
      </Grid.Item>
    </Grid.Root>
  );
}
