import { Box, Button, Flex, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { moneyPrinter } from '../../domain/print-money';
import type { ImportReport } from '../../panel/answers';
import { Heads } from './Heads';
import type { ImportedList } from './import-lists';

const HEADS = ['Row', 'Column', 'Problem'];

interface Props {
  report: ImportReport;
  list: ImportedList;
}

const number = (count: number): string => count.toLocaleString('en');

function sentence({ report, list }: Props): string {
  const { created, changed, same, customers, problem_count: problems, stored } = report;
  if (problems > 0) {
    const rows = problems === 1 ? '1 problem' : `${number(problems)} problems`;
    return `${rows}. Nothing is imported until the file has none.`;
  }
  const word = (count: number) => `${number(count)} ${count === 1 ? list.one : list.many}`;
  const will = stored ? '' : 'will be ';
  if (!list.makesCustomers)
    return `${word(created)} ${will}created, ${number(changed)} ${will}changed, ${number(same)} without changes.`;
  const made = customers === 1 ? '1 new customer' : `${number(customers)} new customers`;
  const together = customers > 0 ? ` with ${made}` : '';
  return `${word(created)} ${will}created${together}, ${number(same)} already here.`;
}

/** The sums of the new invoices, to compare with the other program. */
function Sums({ report: { sums, problem_count: problems } }: Pick<Props, 'report'>) {
  if (problems > 0) return null;
  return (
    <>
      {sums.map(({ currency, total, paid }) => {
        const print = moneyPrinter(currency);
        return (
          <Typography key={currency}>
            {`${currency}: ${print(total)} in total, ${print(paid)} paid.`}
          </Typography>
        );
      })}
    </>
  );
}

function Problems({ report: { problems, problem_count: count } }: Pick<Props, 'report'>) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Table colCount={3} rowCount={problems.length + 1} aria-label="Problems">
        <Heads names={HEADS} />
        <Tbody>
          {problems.map(({ row, column, message }, at) => (
            <Tr key={at}>
              {[number(row), column ?? '', message].map((text, place) => (
                <Td key={place}>
                  <Typography>{text}</Typography>
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
      {count > problems.length ? (
        <Typography textColor="neutral600">{`The first ${number(problems.length)} of ${number(count)}.`}</Typography>
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
      {report.problems.length > 0 ? <Problems report={report} /> : null}
      {mayImport ? (
        <Box>
          <Button loading={busy} onClick={onImport}>
            {`Import ${number(work)} ${work === 1 ? list.one : list.many}`}
          </Button>
        </Box>
      ) : null}
    </Flex>
  );
}
