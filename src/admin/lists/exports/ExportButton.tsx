import { useState } from 'react';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { stringify } from 'qs';
import { useListModel } from '../list-model';
import { useListQuery } from '../business/list-filter';
import {
  CREDIT_NOTE,
  CUSTOMER,
  INVOICE,
  PAYMENT,
  PRODUCT,
  QUOTATION,
  REFUND,
} from '../../requests/content-manager';
import { useExport } from './use-export';
import { ChooseForm, ChooseOne } from './ChooseForm';
import { formQuery, useFileForm } from './form';
import { exportWords } from '../../words';
import { DialogHeader } from '../../kit/dialogs/DialogHeader';

/** A list that can be exported: its name in the route, and whether its records have lines. */
interface ExportedList {
  path: string;
  lines: boolean;
}

export const EXPORTED_LISTS: Readonly<Record<string, ExportedList>> = {
  [CUSTOMER]: { path: 'customers', lines: false },
  [PRODUCT]: { path: 'products', lines: false },
  [PAYMENT]: { path: 'payments', lines: false },
  [REFUND]: { path: 'refunds', lines: false },
  [INVOICE]: { path: 'invoices', lines: true },
  [QUOTATION]: { path: 'quotations', lines: true },
  [CREDIT_NOTE]: { path: 'credit-notes', lines: true },
};

type Rows = 'records' | 'lines';

function ChooseRows({ rows, onChange }: { rows: Rows; onChange: (rows: Rows) => void }) {
  const words = exportWords();
  return (
    <ChooseOne
      name="rows"
      label={words.rows}
      value={rows}
      options={[
        { value: 'records', label: words.perDocument },
        { value: 'lines', label: words.perLine },
      ]}
      onChange={onChange}
    />
  );
}

interface DialogProps {
  list: ExportedList;
  /** The ids of selected records; without them all that the list has. */
  only?: readonly string[];
  onClose: () => void;
}

function queryOf(search: string, only: readonly string[] | undefined): string {
  if (only)
    return stringify({ filters: { documentId: { $in: only } } }, { encodeValuesOnly: true });
  const query = new URLSearchParams(search);
  for (const name of ['page', 'pageSize', 'sort']) query.delete(name);
  return query.toString();
}

/** Asks for the form of an export, and saves it. */
export function ExportDialog({ list, only, onClose }: DialogProps) {
  const search = useListQuery();
  const words = exportWords();
  const [rows, setRows] = useState<Rows>('records');
  const [form, choose] = useFileForm();
  const { progress, start, cancel } = useExport(onClose);
  const run = () => {
    const asked = stringify({ ...formQuery(form), ...(rows === 'lines' && { lines: 'true' }) });
    void start(`/invoicing/export/${list.path}?${queryOf(search, only)}&${asked}`);
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>{only ? words.selected(only.length) : words.all}</Typography>
          {list.lines ? <ChooseRows rows={rows} onChange={setRows} /> : null}
          <ChooseForm form={form} onChange={choose} />
          <Typography role="status" textColor="neutral600">
            {progress ?? ''}
          </Typography>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={progress === null ? onClose : cancel}>
          {progress === null ? words.back : words.cancel}
        </Button>
        <Button loading={progress !== null} onClick={run}>
          {words.export}
        </Button>
      </Modal.Footer>
    </>
  );
}

/** Above a list: saves what it shows as a file. */
export function ExportButton() {
  const model = useListModel();
  const [open, setOpen] = useState(false);
  const list = EXPORTED_LISTS[model];
  if (!list) return null;
  const words = exportWords();
  return (
    <>
      <Button variant="tertiary" startIcon={<Download />} onClick={() => setOpen(true)}>
        {words.export}
      </Button>
      <Modal.Root open={open} onOpenChange={setOpen}>
        <Modal.Content>
          <DialogHeader title={words.title} />
          <ExportDialog list={list} onClose={() => setOpen(false)} />
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
