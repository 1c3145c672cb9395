import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { Attempt, MailAttempt } from '../../../panel/answers';
import { FormField } from '../../forms/inputs/FormField';
import type { InputProps } from '../../forms/inputs/input-props';
import { panelLocale } from '../../words/language';
import { webhookWords } from '../../words';

function columnsFor(attempts: readonly (Attempt | MailAttempt)[]): string[] {
  const { when, status, error, took, answer } = webhookWords().attempts;
  return attempts.some((one) => 'response' in one) ? [when, answer] : [when, status, error, took];
}

function cellsOf(attempt: Attempt | MailAttempt): string[] {
  const when = new Date(attempt.at).toLocaleString(panelLocale());
  if ('response' in attempt) return [when, attempt.response];
  const { status, error, duration_ms: took } = attempt;
  return [when, String(status ?? '–'), error ?? '–', `${took} ms`];
}

/** Every attempt of a delivery or a mail, the latest first. */
export function AttemptsField({ name, label }: InputProps) {
  const { value } = useField<(Attempt | MailAttempt)[] | null>(name);
  const attempts = Array.isArray(value) ? [...value].reverse() : [];
  const columns = columnsFor(attempts);
  return (
    <FormField name={name} label={label}>
      {attempts.length === 0 ? (
        <Typography textColor="neutral600">{webhookWords().attempts.none}</Typography>
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
