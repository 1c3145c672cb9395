import { Flex, Radio, Typography } from '@strapi/design-system';
import { exportWords } from '../../words';
import { CSV_DECIMALS } from '../../../domain/csv-decimals';
import { optionsOf } from '../../kit/options-of';
import { FORMATS, READERS, type FileForm } from './form';

interface Props<Value extends string> {
  /** Unique on the page. */
  name: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of some, below its label. */
export function ChooseOne<Value extends string>({
  name,
  label,
  value,
  options,
  onChange,
}: Props<Value>) {
  const id = `invoicing-export-${name}`;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="pi" fontWeight="bold" id={id}>
        {label}
      </Typography>
      <Radio.Group
        aria-labelledby={id}
        value={value}
        onValueChange={(chosen: string) => onChange(chosen as Value)}
      >
        {options.map((option) => (
          <Radio.Item key={option.value} value={option.value}>
            {option.label}
          </Radio.Item>
        ))}
      </Radio.Group>
    </Flex>
  );
}

interface FormProps {
  form: FileForm;
  onChange: (change: Partial<FileForm>) => void;
  /** It is a CSV file in any case. */
  isCsv?: boolean;
}

/** The form of a file: who reads it, and in which program. */
export function ChooseForm({ form, onChange, isCsv = false }: FormProps) {
  const words = exportWords();
  return (
    <>
      <ChooseOne
        name="reader"
        label={words.reader}
        value={form.reader}
        options={optionsOf(READERS, words.readers)}
        onChange={(reader) => onChange({ reader })}
      />
      {isCsv ? null : (
        <ChooseOne
          name="format"
          label={words.file}
          value={form.format}
          options={optionsOf(FORMATS, words.formats)}
          onChange={(format) => onChange({ format })}
        />
      )}
      {isCsv || form.format === 'csv' ? (
        <ChooseOne
          name="decimal"
          label={words.numbers}
          value={form.decimal}
          options={optionsOf(CSV_DECIMALS, words.decimals)}
          onChange={(decimal) => onChange({ decimal })}
        />
      ) : null}
    </>
  );
}
