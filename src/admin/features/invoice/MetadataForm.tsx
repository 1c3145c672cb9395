import { useState } from 'react';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { withPair, type Metadata } from '../../../domain/metadata';
import type { InvoiceRecord } from '../../../panel/answers';
import { NewPair } from '../../forms/metadata/NewPair';
import { DialogTextField } from '../../kit/dialogs/fields';
import { INVOICE } from '../../requests/content-manager';
import { metadataWords, recordWords } from '../../words';
import { useBusinessOf } from '../record/use-business-of';
import { useRecordQuery } from './invoice-api';
import { useChange } from './use-change';

interface Props {
  record: InvoiceRecord;
  onClose: () => void;
}

function usePairs({ record, onClose }: Props) {
  const stored = (record.fields['metadata'] ?? {}) as Metadata;
  const [pairs, setPairs] = useState(stored);
  const [busy, setBusy] = useState(false);
  const change = useChange(record);
  const { custom } = useBusinessOf(record.business, INVOICE);
  const names = new Map(custom.map(({ key, label }) => [key, label]));
  // A pair goes when its value is emptied, and its field stays until it is saved.
  const keys = [...new Set([...names.keys(), ...Object.keys(stored), ...Object.keys(pairs)])];
  const save = async () => {
    setBusy(true);
    const isSaved = await change({ metadata: pairs });
    setBusy(false);
    if (isSaved) onClose();
  };
  const set = (key: string, text: string) => setPairs(withPair(pairs, key, text) ?? {});
  return { pairs, keys, busy, save, set, labelOf: (key: string) => names.get(key) ?? key };
}

function Pairs(props: Props) {
  const { pairs, keys, busy, save, set, labelOf } = usePairs(props);
  const { changes, lock } = props.record;
  const mayChange = changes.includes('metadata');
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4} data-testid="metadata">
          {keys.length === 0 ? <Typography>{metadataWords().none}</Typography> : null}
          {keys.map((key) => (
            <DialogTextField
              key={key}
              name={`metadata.${key}`}
              label={labelOf(key)}
              value={pairs[key] ?? ''}
              disabled={!mayChange || (lock.locked && lock.printed_keys.includes(key))}
              onChange={(text) => set(key, text)}
            />
          ))}
          {mayChange ? <NewPair taken={keys} onAdd={set} /> : null}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={props.onClose}>
          {recordWords().cancel}
        </Button>
        <Button loading={busy} disabled={!mayChange} onClick={() => void save()}>
          {recordWords().save}
        </Button>
      </Modal.Footer>
    </>
  );
}

/** Custom fields and metadata of an issued invoice. What is printed stays. */
export function MetadataForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useRecordQuery(id);
  return data ? <Pairs record={data} onClose={onClose} /> : null;
}
