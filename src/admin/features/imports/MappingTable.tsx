import {
  SingleSelect,
  SingleSelectOption,
  Table,
  Tbody,
  Td,
  Tr,
  Typography,
} from '@strapi/design-system';
import type { ImportReport } from '../../../panel/answers';
import { Heads } from './Heads';
import type { Import } from './use-import';
import { importWords } from '../../words';

interface Props extends Pick<Import, 'change' | 'choices'> {
  report: ImportReport;
}

const NONE = 'none';

interface FieldProps extends Pick<ImportReport, 'fields'> {
  column: string;
  field: string | null;
  onChoose: (field: string | null) => void;
}

function FieldOf({ column, field, fields, onChoose }: FieldProps) {
  const words = importWords().mapping;
  // Null where nobody has said yet what the column holds.
  const known = fields.some(({ name }) => name === field) ? field : null;
  return (
    <SingleSelect
      aria-label={words.fieldFor(column)}
      value={field === null ? NONE : known}
      placeholder={words.choose}
      onChange={(value: string | number) => onChoose(value === NONE ? null : String(value))}
    >
      <SingleSelectOption value={NONE}>{words.none}</SingleSelectOption>
      {fields.map(({ name, label }) => (
        <SingleSelectOption key={name} value={name}>
          {label}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}

const firstValues = ({ sample }: ImportReport, at: number): string =>
  sample
    .slice(0, 3)
    .map((cells) => cells[at] ?? '')
    .filter(Boolean)
    .join(' · ');

/** A row per column of the file: its name, its first values, and the field that it fills. */
export function MappingTable({ report, choices, change }: Props) {
  const { columns, fields, mapping } = report;
  const words = importWords().mapping;
  const heads = [words.column, words.firstValues, words.field];
  const choose = (at: number, field: string | null) => {
    // A field is filled once, so its last column loses it.
    const others = mapping.map((name) => (name === field ? null : name));
    const next = others.map((name, place) => (place === at ? field : name));
    change({ choices: { ...choices, mapping: next } });
  };
  return (
    <Table colCount={heads.length} rowCount={columns.length + 1} aria-label={words.columns}>
      <Heads names={heads} />
      <Tbody>
        {columns.map((column, at) => (
          <Tr key={`${at} ${column}`}>
            <Td>
              <Typography fontWeight="bold">{column}</Typography>
            </Td>
            <Td>
              <Typography textColor="neutral600" ellipsis>
                {firstValues(report, at)}
              </Typography>
            </Td>
            <Td>
              <FieldOf
                column={column}
                field={mapping[at] ?? null}
                fields={fields}
                onChoose={(field) => choose(at, field)}
              />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
