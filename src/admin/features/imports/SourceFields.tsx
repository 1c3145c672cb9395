import { useState } from 'react';
import { Field, Flex, Grid, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import type { ImportReport } from '../../../panel/answers';
import { Picker } from '../../forms/inputs/Picker';
import { useOptions } from '../../forms/inputs/use-chosen';
import type { Chosen } from '../../forms/inputs/relation-value';
import { importWords, inputWords } from '../../words';
import { shownCount } from '../../words/catalogues';
import type { Choices, Import } from './use-import';

/** The choice of the business of all rows. A single business is chosen already. */
export function useBusinessChoice(model: string) {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<Chosen | null>(null);
  const options = useOptions(model, 'business', text, null);
  const only = options?.length === 1 && text === '' ? options[0] : undefined;
  return { chosen: picked ?? only ?? null, setPicked, options, setText };
}

interface BusinessProps extends Pick<Import, 'change'> {
  choice: ReturnType<typeof useBusinessChoice>;
}

export function ImportBusiness({ choice, change }: BusinessProps) {
  const words = inputWords().businesses;
  const choose = (business: Chosen | null) => {
    choice.setPicked(business);
    if (business) change({ business: business.documentId });
  };
  return (
    <Picker
      name="business"
      label={importWords().business}
      required
      disabled={false}
      placeholder={words.choose}
      chosen={choice.chosen}
      options={choice.options}
      empty={words.notFound}
      onSearch={choice.setText}
      onChoose={choose}
      links={[]}
    />
  );
}

interface FileProps {
  disabled: boolean;
  /** Whether the file may be a draft of the page for invoices. */
  takesDrafts: boolean;
  onChoose: (file: File) => void;
}

export function ImportFile({ disabled, takesDrafts, onChoose }: FileProps) {
  const words = importWords();
  const hint = takesDrafts ? `${words.fileHint} ${words.draft.hint}` : words.fileHint;
  return (
    <Field.Root name="file" required hint={hint}>
      <Field.Label>{words.file}</Field.Label>
      <input
        type="file"
        name="file"
        accept={`.csv,.txt,.tsv,text/csv,.xlsx,.ods${takesDrafts ? ',.json,application/json' : ''}`}
        aria-label={words.file}
        disabled={disabled}
        style={{ fontSize: '1.4rem' }}
        // A corrected file has the same name, and the browser would tell no change.
        onClick={({ currentTarget }) => (currentTarget.value = '')}
        onChange={({ currentTarget: { files } }) => {
          if (files?.[0]) onChoose(files[0]);
        }}
      />
      <Field.Hint />
    </Field.Root>
  );
}

interface Choice {
  name: 'encoding' | 'separator' | 'sheet' | 'header' | 'decimal' | 'dates';
  label: string;
  options: Readonly<Record<string, string>>;
}

const ENCODINGS = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big endian)',
};

/** The rows that may have the names of the columns. */
const rowsUntil = (header: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: Math.max(10, header) }, (_, at) => [at + 1, shownCount(at + 1)]),
  );

/** How the rows are found: a workbook has sheets, and a text characters that separate its columns. */
function sourceChoices({ sheets }: ImportReport): readonly Choice[] {
  const words = importWords().reading;
  const names = Object.fromEntries(sheets.map((sheet) => [sheet, sheet]));
  if (sheets.length > 0) return [{ name: 'sheet', label: words.sheet, options: names }];
  return [
    { name: 'encoding', label: words.encoding, options: ENCODINGS },
    { name: 'separator', label: words.separator, options: words.separators },
  ];
}

/** Only records with dates have the last choice. */
function choicesFor(report: ImportReport): readonly Choice[] {
  const { dates, header } = report;
  const words = importWords().reading;
  const always: readonly Choice[] = [
    ...sourceChoices(report),
    { name: 'header', label: words.header, options: rowsUntil(header) },
    { name: 'decimal', label: words.decimal, options: words.decimals },
  ];
  if (dates === undefined) return always;
  return [...always, { name: 'dates', label: words.dates, options: words.orders }];
}

interface ReadingProps extends Pick<Import, 'change' | 'choices'> {
  report: ImportReport;
}

/** How the file was read. Another sheet, separator or encoding gives other columns, so the mapping begins anew. */
export function ReadingFields({ report, choices, change }: ReadingProps) {
  const choose = (name: Choice['name'], value: string) => {
    const { mapping, ...reading } = choices;
    const keepsColumns = name === 'decimal' || name === 'dates';
    const kept = keepsColumns && mapping ? { mapping } : {};
    // Another sheet has its names in another row.
    const other = name === 'sheet' ? {} : reading;
    change({ choices: { ...other, ...kept, [name]: value } as Choices });
  };
  return (
    <Grid.Root gap={4}>
      {choicesFor(report).map(({ name, label, options }) => (
        <Grid.Item key={name} col={4} s={12} xs={12} direction="column" alignItems="stretch">
          <Field.Root name={name}>
            <Field.Label>{label}</Field.Label>
            <Flex direction="column" alignItems="stretch">
              <SingleSelect
                value={report[name]?.toString() ?? null}
                placeholder={importWords().reading.chooseOrder}
                onChange={(value: string | number) => choose(name, String(value))}
              >
                {Object.entries(options).map(([value, text]) => (
                  <SingleSelectOption key={value} value={value}>
                    {text}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Flex>
          </Field.Root>
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}
