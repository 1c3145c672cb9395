import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { Attempt, MailAttempt } from '../../panel/answers';
import { FormField } from '../inputs/FormField';
import type { InputProps } from '../inputs/input-props';

const OF_DELIVERIES = ['When', 'HTTP status', 'Error', 'Took'];
const OF_MAILS = ['When', 'Answer'];

function cellsOf(attempt: Attempt | MailAttempt): string[] {
  const when = new Date(attempt.at).toLocaleString();
  if ('response' in attempt) return [when, attempt.response];
  const { status, error, duration_ms: took } = attempt;
  return [when, String(status ?? '–'), error ?? '–', `${took} ms`];
}

/** Every attempt of a delivery or a mail, the latest first. */
export function AttemptsField({ name, label }: InputProps) {
  const { value } = useField<(Attempt | MailAttempt)[] | null>(name);
  const attempts = Array.isArray(value) ? [...value].reverse() : [];
  const columns = attempts.some((one) => 'response' in one) ? OF_MAILS : OF_DELIVERIES;
  return (
    <FormField name={name} label={label}>
      {attempts.length === 0 ? (
        <Typography textColor="neutral600">None yet.</Typography>
      ) : (
        <Table colCount={columns.length} rowCount={attempts.length + 1}>
          <Thead>
            <Tr>
              {columns.map((column) => (
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
                  <Td key={columns[index]}>
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
