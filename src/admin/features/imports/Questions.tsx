import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { ImportReport } from '../../../panel/answers';
import { Sums } from './Outcome';
import type { Import } from './use-import';
import { importWords } from '../../words';

interface Props extends Pick<Import, 'change' | 'choices'> {
  report: ImportReport;
}

/** Asks what columns hold that may mean several things, and shows what comes out with each answer. */
export function Questions({ report, choices, change }: Props) {
  const { questions, columns, fields, mapping } = report;
  const words = importWords();
  const answer = (column: number, field: string | null) => () => {
    const next = mapping.map((name, at) => (at === column ? field : name));
    change({ choices: { ...choices, mapping: next } });
  };
  const labelOf = (field: string) => fields.find(({ name }) => name === field)?.label ?? field;
  return questions.map(({ column, readings }) => (
    <Flex key={column} direction="column" alignItems="flex-start" gap={3}>
      <Typography variant="delta" tag="h2">
        {words.asks.title(columns[column] ?? '')}
      </Typography>
      {readings.map(({ field, sums, problem_count: problems }) => (
        <Flex key={field} gap={3} wrap="wrap">
          <Button variant="secondary" onClick={answer(column, field)}>
            {labelOf(field)}
          </Button>
          {problems > 0 ? (
            <Typography>{words.problems.counted(problems)}</Typography>
          ) : (
            <Sums sums={sums} />
          )}
        </Flex>
      ))}
      <Box>
        <Button variant="tertiary" onClick={answer(column, null)}>
          {words.mapping.none}
        </Button>
      </Box>
    </Flex>
  ));
}
