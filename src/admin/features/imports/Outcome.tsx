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
import type { ImportReport } from '../../../panel/answers';
import { shownCount } from '../../words/catalogues';
import { amountPrinter } from './amount-printer';
import { Figures } from './Figures';
import { Heads } from './Heads';
import type { ImportedList } from './import-lists';
import { importWords } from '../../words';

type Typed = Readonly<Record<string, string>>;

interface Props {
  report: ImportReport;
  list: ImportedList;
  busy: boolean;
  onImport: (sum: Typed, which: 'true' | 'good') => void;
  onSaveBad: () => void;
}

function sentence({ report, list }: Pick<Props, 'report' | 'list'>): string {
  const { problem_count: problems, stored } = report;
  const words = importWords();
  return problems > 0 && !stored
    ? words.problems.count(problems)
    : words.outcome({ ...report, list: list.name });
}

/** The sums of the new invoices, to compare with the other program. */
export function Sums({ sums }: Pick<ImportReport, 'sums'>) {
  return sums.map(({ currency, total, paid }) => {
    const print = amountPrinter(currency);
    return (
      <Typography key={currency}>
        {importWords().sums(currency, print(total), print(paid))}
      </Typography>
    );
  });
}

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

/** The rows that are left out, as a file to correct. */
function BadRows({ report: { bad_rows: rows, stored }, busy, onSaveBad }: Props) {
  const words = importWords().problems;
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      {stored ? <Typography>{words.left(rows)}</Typography> : null}
      <Button variant="secondary" loading={busy} onClick={onSaveBad}>
        {words.saveBad(rows)}
      </Button>
    </Flex>
  );
}

/** Asks for the sums that are needed, and imports all rows, or the good ones. */
function ImportRows({ report, list, busy, onImport }: Props) {
  const work = report.created + report.changed;
  const [typed, setTyped] = useState<Typed>({});
  const { sums, needs_sums: needsSums, bad_rows: bad } = report;
  const lacksSum = needsSums && sums.some(({ currency }) => !typed[currency]?.trim());
  const words = importWords();
  return (
    <>
      {/* Nobody shall copy what is to be compared. */}
      {needsSums ? <OtherSums sums={sums} typed={typed} onType={setTyped} /> : null}
      <Box>
        <Button
          loading={busy}
          disabled={lacksSum}
          onClick={() => onImport(needsSums ? typed : {}, bad > 0 ? 'good' : 'true')}
        >
          {bad > 0 ? words.problems.good(list.name, work) : words.importThese(list.name, work)}
        </Button>
      </Box>
    </>
  );
}

/** The counts of the import before or after it is stored, the problems of the file, and the buttons. */
export function Outcome(props: Props) {
  const { report, list } = props;
  const { sums, stored, bad_rows: bad } = report;
  const isAsked = report.questions.length > 0;
  const mayImport = !isAsked && !stored && report.created + report.changed > 0;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography role="status" variant="delta" tag="p">
        {sentence({ report, list })}
      </Typography>
      {isAsked || (report.needs_sums && !stored) ? null : (
        <>
          <Sums sums={sums} />
          {report.figures ? <Figures figures={report.figures} /> : null}
        </>
      )}
      <Skipped report={report} />
      {report.problems.length > 0 && !stored ? <Problems report={report} /> : null}
      {bad > 0 && !isAsked ? <BadRows {...props} /> : null}
      {mayImport ? <ImportRows {...props} /> : null}
    </Flex>
  );
}
