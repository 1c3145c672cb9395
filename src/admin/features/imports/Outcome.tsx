import { Box, Button, Flex, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { moneyPrinter } from '../../../domain/print-money';
import type { ImportReport } from '../../../panel/answers';
import { printAmount } from '../../words/print-amount';
import { shownCount } from '../../words/catalogues';
import { panelLanguage } from '../../words/language';
import { Heads } from './Heads';
import type { ImportedList } from './import-lists';
import { importWords } from '../../words';

interface Props {
  report: ImportReport;
  list: ImportedList;
}

function sentence({ report, list }: Props): string {
  const { problem_count: problems } = report;
  const words = importWords();
  return problems > 0
    ? words.problems.count(problems)
    : words.outcome({ ...report, list: list.name });
}

/** English amounts have the sign of their currency, as on paper. */
const printer = (currency: string): ((amount: string) => string) =>
  panelLanguage() === 'en' ? moneyPrinter(currency) : (amount) => printAmount(amount, currency);

/** The sums of the new invoices, to compare with the other program. */
function Sums({ report: { sums, problem_count: problems } }: Pick<Props, 'report'>) {
  if (problems > 0) return null;
  return (
    <>
      {sums.map(({ currency, total, paid }) => {
        const print = printer(currency);
        return (
          <Typography key={currency}>
            {importWords().sums(currency, print(total), print(paid))}
          </Typography>
        );
      })}
    </>
  );
}

/** Warns of a gap in the numbers that the import makes. */
function Skipped({ report: { skipped } }: Pick<Props, 'report'>) {
  if (skipped.count === 0) return null;
  const ranges = skipped.ranges.map(({ from, to }) => (from === to ? from : `${from} – ${to}`));
  return (
    <Typography role="alert" textColor="warning700">
      {importWords().skipped(skipped.count, ranges.join(', '))}
    </Typography>
  );
}

function Problems({ report: { problems, problem_count: count } }: Pick<Props, 'report'>) {
  const words = importWords().problems;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Table colCount={4} rowCount={problems.length + 1} aria-label={words.title}>
        <Heads names={[words.row, words.column, words.value, words.problem]} />
        <Tbody>
          {problems.map(({ row, column, value, message }, at) => (
            <Tr key={at}>
              {[shownCount(row), column ?? '', value ?? '', message].map((text, place) => (
                <Td key={place}>
                  <Typography>{text}</Typography>
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
      {count > problems.length ? (
        <Typography textColor="neutral600">{words.first(problems.length, count)}</Typography>
      ) : null}
    </Flex>
  );
}

/** The counts of the import before or after it is stored, the problems of the file, and the button. */
export function Outcome({
  report,
  list,
  busy,
  onImport,
}: Props & { busy: boolean; onImport: () => void }) {
  const work = report.created + report.changed;
  const mayImport = report.problem_count === 0 && work > 0 && !report.stored;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography role="status" variant="delta" tag="p">
        {sentence({ report, list })}
      </Typography>
      <Sums report={report} />
      <Skipped report={report} />
      {report.problems.length > 0 ? <Problems report={report} /> : null}
      {mayImport ? (
        <Box>
          <Button loading={busy} onClick={onImport}>
            {importWords().importThese(list.name, work)}
          </Button>
        </Box>
      ) : null}
    </Flex>
  );
}
