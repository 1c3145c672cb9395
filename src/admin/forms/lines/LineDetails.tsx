import { Grid } from '@strapi/design-system';
import { useParams } from 'react-router-dom';
import { TAX_CATEGORIES } from '../../../domain/tax';
import { LINE_FACTS } from '../../../domain/fields/line-facts';
import { PERIOD_BOUNDS } from '../../../domain/service-period';
import { DateField } from '../inputs/DateField';
import { EnumSelect } from '../inputs/EnumSelect';
import { ProductPicker } from '../inputs/ProductPicker';
import { TextField } from '../inputs/TextField';
import { PRICE_SOURCES } from '../../../domain/recurring-status';
import { INVOICE, RECURRING } from '../../requests/content-manager';
import { lineWords, recurringWords } from '../../words';

interface Props {
  /** The path of the line in the form, such as `items.2`. */
  path: string;
  /** Tells the fields that the operator may not change. */
  isBlocked: (field: string) => boolean;
}

const CATEGORY = { enum: TAX_CATEGORIES };
const SOURCE = { enum: PRICE_SOURCES, default: 'fixed' };

interface FactsProps {
  /** The name, the label and the lock of a field. */
  field: (name: Fact) => { name: string; label: string; disabled: boolean };
  /** The lines of others have no period. */
  isInvoice: boolean;
}

type Fact = (typeof LINE_FACTS)[number] | (typeof PERIOD_BOUNDS)[number];

/** What a line says of its article, its order and its time. */
function FactFields({ field, isInvoice }: FactsProps) {
  return (
    <>
      {LINE_FACTS.map((name) => (
        <Grid.Item key={name} col={4} s={12} xs={12} direction="column" alignItems="stretch">
          <TextField {...field(name)} />
        </Grid.Item>
      ))}
      {(isInvoice ? PERIOD_BOUNDS : []).map((name) => (
        <Grid.Item key={name} col={6} s={12} xs={12} direction="column" alignItems="stretch">
          <DateField {...field(name)} />
        </Grid.Item>
      ))}
    </>
  );
}

/** The fields of a line that few lines need. */
export function LineDetails({ path, isBlocked }: Props) {
  const words = lineWords();
  const { slug } = useParams<{ slug: string }>();
  const field = (name: keyof typeof words.fields) => ({
    name: `${path}.${name}`,
    label: words.fields[name],
    disabled: isBlocked(name),
  });
  return (
    <Grid.Root gap={4} className="details">
      <Grid.Item col={5} s={12} xs={12} direction="column" alignItems="stretch">
        <ProductPicker {...field('product_id')} hint={words.productHint} />
      </Grid.Item>
      <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
        <EnumSelect {...field('tax_category')} hint={words.categoryHint} attribute={CATEGORY} />
      </Grid.Item>
      <Grid.Item col={3} s={12} xs={12} direction="column" alignItems="stretch">
        <TextField {...field('tax_exemption_reason')} placeholder={words.reasonExample} />
      </Grid.Item>
      <FactFields field={field} isInvoice={slug === INVOICE} />
      {slug === RECURRING ? (
        <Grid.Item col={5} s={12} xs={12} direction="column" alignItems="stretch">
          <EnumSelect
            name={`${path}.price_source`}
            label={recurringWords().priceSource}
            disabled={isBlocked('unit_price')}
            attribute={SOURCE}
          />
        </Grid.Item>
      ) : null}
    </Grid.Root>
  );
}
