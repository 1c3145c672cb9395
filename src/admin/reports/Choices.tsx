import { useState } from 'react';
import {
  Box,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from '@strapi/design-system';
import { PERIOD_GROUPS, REVENUE_KEYS, TAX_BASES } from '../../domain/reports';
import { BASIS_WORDS, GROUP_WORDS, KEY_WORDS } from '../../domain/report-words';
import type { ReportBusiness } from '../../panel/answers';
import { useBusinessChoice } from '../business/chosen-business';
import { CUSTOMER, pageOf } from '../content-manager';
import { Picker } from '../inputs/Picker';
import { useTypedText } from '../inputs/use-chosen';
import { PERIOD_OPTIONS } from './periods';
import { useInvoicingReportCustomersQuery } from './report-api';
import { REPORT_WORDS, REPORTS } from './report-words';
import type { ReportChoice } from './use-choice';

interface SelectProps<Value extends string> {
  label: string;
  value: string;
  options: readonly { value: Value; label: string }[];
  onChange: (value: string) => void;
}

function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  return (
    <Box style={{ minWidth: '12rem' }}>
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <SingleSelect value={value} onChange={(chosen) => onChange(String(chosen))}>
          {options.map((option) => (
            <SingleSelectOption key={option.value} value={option.value}>
              {option.label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
  );
}

const optionsOf = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: words[value] }));

interface DayProps {
  label: string;
  name: 'from' | 'to';
  choice: ReportChoice;
}

/** A day, which counts once it is whole. */
function Day({ label, name, choice }: DayProps) {
  return (
    <Field.Root name={name}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        type="date"
        name={name}
        min="1900-01-01"
        max="9999-12-31"
        defaultValue={choice.days[name]}
        onChange={({ currentTarget: { value } }) =>
          value >= '1900-01-01' ? choice.choose({ [name]: value }) : undefined
        }
      />
    </Field.Root>
  );
}

function PeriodChoice({ choice }: { choice: ReportChoice }) {
  const { period, days, choose } = choice;
  // Own dates begin at those that were shown before.
  const change = (name: string) => choose({ period: name, ...(name === 'own' ? days : {}) });
  return (
    <>
      <Select label="Period" value={period} options={PERIOD_OPTIONS} onChange={change} />
      {period === 'own' ? (
        <>
          <Day label="From" name="from" choice={choice} />
          <Day label="To" name="to" choice={choice} />
        </>
      ) : null}
    </>
  );
}

function CustomerChoice({ choice }: { choice: ReportChoice }) {
  const [typed, setTyped] = useState('');
  const search = { business: choice.business.documentId, text: useTypedText(typed) };
  const { data, isError } = useInvoicingReportCustomersQuery(search);
  const id = choice.of('customer', '');
  const label = choice.of('customer_name', '');
  const chosen = id === '' ? null : { id: 0, documentId: id, label: label || 'Chosen customer' };
  return (
    <Box style={{ minWidth: '16rem' }}>
      <Picker
        name="customer"
        label="Customer"
        disabled={false}
        placeholder="Choose a customer"
        chosen={chosen}
        options={isError ? [] : data}
        empty="No customer of this name"
        onSearch={setTyped}
        onChoose={(one) =>
          choice.choose({ customer: one?.documentId ?? '', customer_name: one?.label ?? '' })
        }
        links={id === '' ? [] : [{ label: 'Open the customer', to: pageOf(CUSTOMER, id) }]}
      />
    </Box>
  );
}

function OfReport({ choice }: { choice: ReportChoice }) {
  const { report, of, choose } = choice;
  if (report === 'statement') return <CustomerChoice choice={choice} />;
  if (report === 'revenue')
    return (
      <Select
        label="A row for each"
        value={of('by', 'customer')}
        options={optionsOf(REVENUE_KEYS, KEY_WORDS)}
        onChange={(by) => choose({ by })}
      />
    );
  if (report !== 'tax') return null;
  return (
    <>
      <Select
        label="Tax counts"
        value={of('basis', 'issue')}
        options={optionsOf(TAX_BASES, BASIS_WORDS)}
        onChange={(basis) => choose({ basis })}
      />
      <Select
        label="Rows by"
        value={of('group', 'whole')}
        options={optionsOf(PERIOD_GROUPS, GROUP_WORDS)}
        onChange={(group) => choose({ group })}
      />
    </>
  );
}

interface ChoicesProps {
  choice: ReportChoice;
  businesses: readonly ReportBusiness[];
}

/** Which report of which business, and for which time. */
export function Choices({ choice, businesses }: ChoicesProps) {
  const { report, business, choose } = choice;
  const switcher = useBusinessChoice();
  const chooseBusiness = (id: string) => {
    choose({ business: id, customer: '', customer_name: '' });
    // A report has one business. So it moves the switcher, but not from "All businesses".
    if (switcher?.chosen) switcher.choose(id);
  };
  const named = businesses.map(({ documentId, name }) => ({ value: documentId, label: name }));
  return (
    <Flex gap={4} alignItems="flex-start" wrap="wrap" paddingBottom={6}>
      <Select
        label="Report"
        value={report}
        options={optionsOf(REPORTS, REPORT_WORDS)}
        onChange={(name) => choose({ report: name })}
      />
      {businesses.length > 1 ? (
        <Select
          label="Business"
          value={business.documentId}
          options={named}
          onChange={chooseBusiness}
        />
      ) : null}
      {report === 'open-items' ? null : <PeriodChoice choice={choice} />}
      <OfReport choice={choice} />
    </Flex>
  );
}
