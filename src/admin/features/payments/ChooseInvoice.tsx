import { useEffect, useRef, useState } from 'react';
import { Button, Field, Modal } from '@strapi/design-system';
import { SearchBox } from '../../forms/inputs/Picker';
import { useBusinessChoice } from '../../requests/chosen-business';
import { usePaused } from '../../requests/use-paused';
import { actionWords, paymentWords } from '../../words';
import { printAmount } from '../../words/print-amount';
import { useInvoicingOpenInvoicesQuery, type FoundInvoice } from './payment-api';

export interface ChosenInvoice {
  documentId: string;
  number: string;
}

interface Props {
  onChoose: (invoice: ChosenInvoice) => void;
  onClose: () => void;
}

const labelOf = ({ invoice_number, customer, amount_due, currency }: FoundInvoice): string =>
  [invoice_number, customer?.name, amount_due && printAmount(amount_due, currency)]
    .filter(Boolean)
    .join(' · ');

/** The open invoices that match what is typed. */
function useFound() {
  const [typed, setTyped] = useState('');
  const text = usePaused(typed);
  const business = useBusinessChoice()?.chosen?.documentId ?? null;
  const { data, isFetching } = useInvoicingOpenInvoicesQuery({ text, business });
  const options = data?.map((one) => {
    return { id: one.id, documentId: one.documentId, label: labelOf(one) };
  });
  const isNarrowed = !isFetching && text === typed && text !== '';
  const numberOf = (documentId: string) =>
    data?.find((one) => one.documentId === documentId)?.invoice_number ?? '';
  return { options, isNarrowed, numberOf, setTyped };
}

/** Finds an open invoice by its number, customer, reference or amount. */
export function ChooseInvoice({ onChoose, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { options, isNarrowed, numberOf, setTyped } = useFound();
  const words = paymentWords().choose;
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const choose = (documentId: string) => onChoose({ documentId, number: numberOf(documentId) });
  return (
    <>
      <Modal.Body>
        <Field.Root name="invoice" hint={words.hint} required>
          <Field.Label>{words.label}</Field.Label>
          <div ref={box}>
            <SearchBox
              name="invoice"
              placeholder=""
              disabled={false}
              chosen={null}
              options={options}
              isNarrowed={isNarrowed}
              empty={words.none}
              onSearch={setTyped}
              onChoose={(chosen) => chosen && choose(chosen.documentId)}
            />
          </div>
          <Field.Hint />
        </Field.Root>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          {actionWords().back}
        </Button>
      </Modal.Footer>
    </>
  );
}
