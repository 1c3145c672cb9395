import { useState, type ChangeEvent } from 'react';
import {
  Box,
  Button,
  Field,
  Flex,
  Table,
  Tbody,
  Td,
  TextInput,
  Tr,
  Typography,
} from '@strapi/design-system';
import { moneyPrinter } from '../../../domain/print-money';
import type { ImportReport } from '../../../panel/answers';
import { printAmount } from '../../words/print-amount';
import { panelLanguage } from '../../words/language';
import { shownCount } from '../../words/catalogues';
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
export function Sums({ sums }: Pick<ImportReport, 'sums'>) {
  return sums.map(({ currency, total, paid }) => {
    const print = printer(currency);
    return (
      <Typography key={currency}>
        {importWords().sums(currency, print(total), print(paid))}
      </Typography>
    );
  });
}

type Typed = Readonly<Record<string, string>>;

interface OtherSumsProps extends Pick<ImportReport, 'sums'> {
  typed: Typed;
  onType: (typed: Typed) => void;
}

/** Asks for the sum of the other program in each currency, since the file has no totals. */
function OtherSums({ sums, typed, onType }: OtherSumsProps) {
  const words = importWords().otherSum;
  return (
    <>
      <Typography>{words.help}</Typography>
      {sums.map(({ currency }) => (
        <Field.Root key={currency} name={`sum ${currency}`} required>
          <Field.Label>{words.label(currency)}</Field.Label>
          <TextInput
            name={`sum ${currency}`}
            value={typed[currency] ?? ''}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
              onType({ ...typed, [currency]: value })
            }
          />
        </Field.Root>
      ))}
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
}: Props & { busy: boolean; onImport: (sum: Typed) => void }) {
  const work = report.created + report.changed;
  const [typed, setTyped] = useState<Typed>({});
  const { sums } = report;
  const mayImport = report.problem_count === 0 && work > 0 && !report.stored;
  // Nobody shall copy what is to be compared.
  const asksSums = mayImport && report.needs_sums;
  const lacksSum = asksSums && sums.some(({ currency }) => !typed[currency]?.trim());
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography role="status" variant="delta" tag="p">
        {sentence({ report, list })}
      </Typography>
      {report.problem_count > 0 || asksSums ? null : <Sums sums={sums} />}
      <Skipped report={report} />
      {report.problems.length > 0 ? <Problems report={report} /> : null}
      {asksSums ? <OtherSums sums={sums} typed={typed} onType={setTyped} /> : null}
      {mayImport ? (
        <Box>
          <Button
            loading={busy}
            disabled={lacksSum}
            onClick={() => onImport(asksSums ? typed : {})}
          >
            {importWords().importThese(list.name, work)}
          </Button>
        </Box>
      ) : null}
    </Flex>
  );
}
