import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { Attempt } from '../../panel/answers';
import { FormField } from '../inputs/FormField';
import type { InputProps } from '../inputs/input-props';

const COLUMNS = ['When', 'HTTP status', 'Error', 'Took'];

function cellsOf({ at, status, error, duration_ms: took }: Attempt): string[] {
  return [new Date(at).toLocaleString(), String(status ?? '–'), error ?? '–', `${took} ms`];
}

/** Every attempt of a delivery, the latest first. */
export function AttemptsField({ name, label }: InputProps) {
  const { value } = useField<Attempt[] | null>(name);
  const attempts = Array.isArray(value) ? [...value].reverse() : [];
  return (
    <FormField name={name} label={label}>
      {attempts.length === 0 ? (
        <Typography textColor="neutral600">None yet.</Typography>
      ) : (
        <Table colCount={COLUMNS.length} rowCount={attempts.length + 1}>
          <Thead>
            <Tr>
              {COLUMNS.map((column) => (
                <Th key={column}>
                  <Typography variant="sigma">{column}</Typography>
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {attempts.map((attempt) => (
              <Tr key={attempt.at}>
                {cellsOf(attempt).map((text, index) => (
                  <Td key={COLUMNS[index]}>
                    <Typography>{text}</Typography>
                  </Td>
                ))}
              </Tr>
            ))}
          </Tbody>
        </Table>
      )}
    </FormField>
  );
}
