import { useState } from 'react';
import { Box, Button, Flex, IconButton, Modal, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { withPair, type Metadata } from '../../../domain/metadata';
import type { InvoiceRecord } from '../../../panel/answers';
import { NewPair } from '../../forms/metadata/NewPair';
import { DialogTextField } from '../../kit/dialogs/fields';
import { useBusinessChoice } from '../../requests/chosen-business';
import { INVOICE } from '../../requests/content-manager';
import { fieldsOfModel } from '../../requests/custom-fields';
import { metadataWords, recordWords } from '../../words';
import { useRecordQuery } from './invoice-api';
import { useChange } from './use-change';

interface Props {
  id: string;
  onClose: () => void;
}

/** The custom fields of the business, then the other pairs. */
function usePairs({ business, fields, lock, changes }: InvoiceRecord) {
  const [pairs, setPairs] = useState((fields['metadata'] ?? {}) as Metadata);
  const all = useBusinessChoice()?.businesses ?? [];
  const custom = fieldsOfModel(
    all.find(({ documentId }) => documentId === business),
    INVOICE,
  );
  const named = custom.map(({ key, label }) => ({ key, label, isCustom: true }));
  const others = Object.keys(pairs)
    .filter((key) => !custom.some((field) => field.key === key))
    .map((key) => ({ key, label: key, isCustom: false }));
  const isFixed = (key: string) =>
    !changes.includes('metadata') || (lock.locked && lock.printed_keys.includes(key));
  const set = (key: string, text: string) => setPairs(withPair(pairs, key, text) ?? {});
  return { pairs, rows: [...named, ...others], isFixed, set };
}

interface RowProps {
  name: string;
  label: string;
  value: string;
  disabled: boolean;
  set: (text: string) => void;
  /** Not for a custom field of the business. */
  removable: boolean;
}

function Row({ name, label, value, disabled, set, removable }: RowProps) {
  return (
    <Flex gap={2} alignItems="flex-end">
      <Box flex="1">
        <DialogTextField
          name={name}
          label={label}
          value={value}
          disabled={disabled}
          onChange={set}
        />
      </Box>
      {removable && !disabled ? (
        <IconButton label={metadataWords().remove(label)} onClick={() => set('')}>
          <Trash />
        </IconButton>
      ) : null}
    </Flex>
  );
}

/** Saves the pairs, and closes the dialog. */
function useSave(record: InvoiceRecord, onClose: () => void) {
  const [busy, setBusy] = useState(false);
  const change = useChange(record);
  const save = async (metadata: Metadata) => {
    setBusy(true);
    const isSaved = await change({ metadata });
    setBusy(false);
    if (isSaved) onClose();
  };
  return { busy, save };
}

function Pairs({ record, onClose }: { record: InvoiceRecord; onClose: () => void }) {
  const { pairs, rows, isFixed, set } = usePairs(record);
  const { busy, save } = useSave(record, onClose);
  const words = metadataWords();
  const mayChange = record.changes.includes('metadata');
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4} data-testid="metadata">
          {rows.length === 0 ? <Typography>{words.none}</Typography> : null}
          {rows.map(({ key, label, isCustom }) => (
            <Row
              key={key}
              name={`metadata.${key}`}
              label={label}
              value={pairs[key] ?? ''}
              disabled={isFixed(key)}
              set={(text) => set(key, text)}
              removable={!isCustom}
            />
          ))}
          {mayChange ? <NewPair taken={Object.keys(pairs)} onAdd={set} /> : null}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          {recordWords().cancel}
        </Button>
        {mayChange ? (
          <Button loading={busy} onClick={() => void save(pairs)}>
            {recordWords().save}
          </Button>
        ) : null}
      </Modal.Footer>
    </>
  );
}

/** Custom fields and metadata of an issued invoice. What is printed stays. */
export function MetadataForm({ id, onClose }: Props) {
  const { data } = useRecordQuery(id);
  return data ? <Pairs record={data} onClose={onClose} /> : null;
}
