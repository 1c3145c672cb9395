import { Grid } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { CsvSample } from '../../../panel/answers';
import { DialogChoice, DialogChoices, DialogTextField } from '../../kit/dialogs/fields';
import { bankWords, importWords } from '../../words';
import { shownCount } from '../../words/catalogues';
import type { ColumnsForm } from './use-columns-form';

interface Props {
  form: ColumnsForm;
  sample: CsvSample;
}

function Cell({ children }: { children: ReactNode }) {
  return (
    <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
      {children}
    </Grid.Item>
  );
}

/** The first rows, among which the names of the columns are. */
const ROWS = Array.from({ length: 31 }, (_, at) => ({
  value: String(at + 1),
  label: shownCount(at + 1),
}));

type Single = Exclude<keyof CsvSampleFields, 'text'>;
type CsvSampleFields = ReturnType<typeof bankWords>['columns']['fields'];

interface ColumnProps extends Props {
  name: Exclude<Single, 'currency'>;
  required?: boolean;
  hint?: string;
}

/** The choice of the column that holds a fact. */
function Column({ form, sample, name, required = false, hint }: ColumnProps) {
  const words = bankWords().columns;
  return (
    <Cell>
      <DialogChoice
        {...form.column(name, sample)}
        label={words.fields[name]}
        placeholder={required ? undefined : words.none}
        required={required}
        isNeeded={required}
        options={sample.columns.map(({ name: value }) => ({ value, label: value }))}
        {...(hint === undefined ? {} : { hint })}
      />
    </Cell>
  );
}

/** How amounts and days are written. */
function Writing({ form }: Pick<Props, 'form'>) {
  const words = importWords().reading;
  const optionsOf = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }));
  return (
    <>
      <Cell>
        <DialogChoice
          {...form.field('decimal')}
          isNeeded
          label={words.decimal}
          options={optionsOf(words.decimals)}
        />
      </Cell>
      <Cell>
        <DialogChoice
          {...form.field('dates')}
          label={words.dates}
          placeholder={words.chooseOrder}
          options={optionsOf(words.orders)}
        />
      </Cell>
    </>
  );
}

function Money(props: Props) {
  const { form } = props;
  const words = bankWords().columns;
  const isOne = form.values.sides === 'one';
  return (
    <>
      <Cell>
        <DialogChoice
          {...form.field('sides')}
          isNeeded
          label={words.sides}
          options={[
            { value: 'one', label: words.one },
            { value: 'two', label: words.two },
          ]}
        />
      </Cell>
      {isOne ? <Column {...props} name="amount" required /> : null}
      {isOne ? null : <Column {...props} name="credit" required />}
      {isOne ? null : <Column {...props} name="debit" required />}
      <Column {...props} name="currency_column" />
      <Cell>
        <DialogTextField
          {...form.field('currency')}
          label={words.fields.currency}
          hint={words.currencyHint}
        />
      </Cell>
    </>
  );
}

/** Which rows are booked entries. */
function Booked(props: Props) {
  const words = bankWords().columns;
  const { form } = props;
  return (
    <>
      <Column {...props} name="status" />
      {form.values.status === null ? null : (
        <Cell>
          <DialogTextField
            {...form.field('booked')}
            label={words.bookedLabel}
            hint={words.bookedHint}
            required
          />
        </Cell>
      )}
    </>
  );
}

/** The fields that say what the columns of a file hold. */
export function ColumnsFields(props: Props) {
  const { form, sample } = props;
  const words = bankWords().columns;
  return (
    <Grid.Root gap={4}>
      <Cell>
        <DialogChoice
          {...form.field('header')}
          value={String(sample.header)}
          isNeeded
          label={words.header}
          options={ROWS}
        />
      </Cell>
      <Column {...props} name="booked_on" required />
      <Money {...props} />
      <Writing form={form} />
      <Column {...props} name="counterparty" />
      <Column {...props} name="account" />
      <Cell>
        <DialogChoices
          {...form.field('text')}
          label={words.fields.text}
          options={sample.columns.map(({ name: value }) => ({ value, label: value }))}
        />
      </Cell>
      <Column {...props} name="reference" />
      <Column {...props} name="bank_reference" hint={words.bankHint} />
      <Column {...props} name="own_account" />
      <Booked {...props} />
    </Grid.Root>
  );
}
