import { useState } from 'react';
import { Button, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import type { PastImport } from '../../../panel/answers';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { importWords } from '../../words';
import { shortMoment } from '../../words/dates';
import { Heads } from './Heads';
import type { ImportedList } from './import-lists';
import { TAKE_BACK, usePastImports } from './past-imports-api';

/** Asks before an import is taken back, and tells what stands against it. */
function TakeBack({ one: { id, file } }: { one: PastImport }) {
  const words = importWords().past;
  const send = useSend();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const takeBack = async (): Promise<void> => {
    setBusy(true);
    try {
      await send(TAKE_BACK, id);
      notify.done(words.done);
    } catch (error) {
      notify.failed(error);
    }
    setBusy(false);
    setOpen(false);
  };
  const label = words.takeBackOf(file ?? '');
  return (
    <>
      <Button variant="tertiary" size="S" aria-label={label} onClick={() => setOpen(true)}>
        {words.takeBack}
      </Button>
      <ConfirmDialog
        open={open}
        title={label}
        text={words.sure}
        confirm={words.takeBack}
        variant="danger-light"
        busy={busy}
        onConfirm={() => void takeBack()}
        onClose={() => setOpen(false)}
      />
    </>
  );
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
