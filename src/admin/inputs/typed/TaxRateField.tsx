import { useParams } from 'react-router-dom';
import { useUsual } from '../use-chosen';
import { shownNumber } from './form-number';
import { NumberField, type NumberFieldProps } from './NumberField';

/** The tax rate of a line. An empty field shows the rate that the save will take: the usual one. */
export function TaxRateField(props: NumberFieldProps) {
  const { slug: model = '' } = useParams<{ slug: string }>();
  const { taxRate = 0 } = useUsual(model);
  const rate = shownNumber(taxRate);
  return <NumberField {...props} placeholder={rate} hint={`If empty, ${rate} %.`} />;
}
