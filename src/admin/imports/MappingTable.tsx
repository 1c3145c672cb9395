import {
  SingleSelect,
  SingleSelectOption,
  Table,
  Tbody,
  Td,
  Tr,
  Typography,
} from '@strapi/design-system';
import type { ImportReport } from '../../panel/answers';
import { Heads } from './Heads';
import type { Import } from './use-import';

interface Props extends Pick<Import, 'change' | 'choices'> {
  report: ImportReport;
}

const NONE = 'none';
const HEADS = ['Column of the file', 'First values', 'Field'];

interface FieldProps extends Pick<ImportReport, 'fields'> {
  column: string;
  field: string | null;
  onChoose: (field: string | null) => void;
}

function FieldOf({ column, field, fields, onChoose }: FieldProps) {
  return (
    <SingleSelect
      aria-label={`Field for ${column}`}
      value={field ?? NONE}
      onChange={(value: string | number) => onChoose(value === NONE ? null : String(value))}
    >
      <SingleSelectOption value={NONE}>Not imported</SingleSelectOption>
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
  const choose = (at: number, field: string | null) => {
    // A field is filled once, so its last column loses it.
    const others = mapping.map((name) => (name === field ? null : name));
    const next = others.map((name, place) => (place === at ? field : name));
    change({ choices: { ...choices, mapping: next } });
  };
  return (
    <Table colCount={HEADS.length} rowCount={columns.length + 1} aria-label="Columns of the file">
      <Heads names={HEADS} />
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
