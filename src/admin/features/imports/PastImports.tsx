import { Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import type { PastImport } from '../../../panel/answers';
import { ActionButton } from '../../kit/actions/ActionButton';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { importWords } from '../../words';
import { shortMoment } from '../../words/dates';
import { Heads } from './Heads';
import type { ImportedList } from './import-lists';
import { TAKE_BACK, usePastImports } from './past-imports-api';

/** Takes an import back after a question, or tells what stands against it. */
function TakeBack({ one: { id, file } }: { one: PastImport }) {
  const { takeBack, takeBackOf, sure, done } = importWords().past;
  const send = useSend();
  const notify = useNotify();
  const action: InvoicingAction = {
    id: 'take-back',
    label: takeBack,
    icon: null,
    ask: { title: takeBackOf(file ?? ''), text: sure, confirm: takeBack },
    run: () =>
      send(TAKE_BACK, id)
        .then(() => notify.done(done))
        .catch(notify.failed),
  };
  return <ActionButton action={action} isQuiet />;
}

function Row({ one, list }: { one: PastImport; list: ImportedList }) {
  const words = importWords().past;
  const made = words.count(list.name, one.created, one.customers);
  const cells = [shortMoment(one.at), one.by ?? words.service, one.file ?? '', made];
  return (
    <Tr>
      {cells.map((text, place) => (
        <Td key={place}>
          <Typography>{text}</Typography>
        </Td>
      ))}
      <Td>
        {one.may_take_back ? <TakeBack one={one} /> : null}
        {one.taken_back ? <Typography>{words.takenBack}</Typography> : null}
      </Td>
    </Tr>
  );
}

/** The latest imports into a list of a business, each of which can be taken back. @param business public id */
export function PastImports({ business, list }: { business: string; list: ImportedList }) {
  const words = importWords().past;
  const { data = [] } = usePastImports({ business, list: list.name });
  if (data.length === 0) return null;
  const heads = [words.at, words.by, words.file, words.made, words.takeBack];
  return (
    <>
      <Typography variant="delta" tag="h2">
        {words.title}
      </Typography>
      <Table colCount={heads.length} rowCount={data.length + 1} aria-label={words.title}>
        <Heads names={heads} />
        <Tbody>
          {data.map((one) => (
            <Row key={one.id} one={one} list={list} />
          ))}
        </Tbody>
      </Table>
    </>
  );
}
