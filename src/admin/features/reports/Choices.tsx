import { useState } from 'react';
import { Box, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { PERIOD_GROUPS, REVENUE_KEYS, TAX_BASES } from '../../../domain/reports';
import type { ReportBusiness } from '../../../panel/answers';
import { useBusinessChoice } from '../../requests/chosen-business';
import { CUSTOMER, pageOf } from '../../requests/content-manager';
import { Picker } from '../../forms/inputs/Picker';
import { useTypedText } from '../../forms/inputs/use-chosen';
import { optionsOf } from '../../kit/options-of';
import { DayInput } from '../../kit/typed/DayInput';
import { unreadableText } from '../../kit/typed/unreadable-text';
import { periodOptions } from './periods';
import { useInvoicingReportCustomersQuery } from './report-api';
import { rememberBusiness, type ReportChoice, REPORTS } from './use-choice';
import { reportWords } from '../../words';

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

interface DayProps {
  label: string;
  name: 'from' | 'to' | 'as_of';
  usual: string;
  choice: Pick<ReportChoice, 'choose'>;
}

/** A day, which counts once it is whole. */
function Day({ label, name, usual, choice }: DayProps) {
  const [day, setDay] = useState<string | null>(usual);
  return (
    <Field.Root name={name}>
      <Field.Label>{label}</Field.Label>
      <DayInput
        name={name}
        value={day}
        onChange={(next) => {
          setDay(next);
          if (next !== null && unreadableText(next) === null) choice.choose({ [name]: next });
        }}
      />
    </Field.Root>
  );
}

/** The days of a named period, or own ones. */
export function PeriodChoice({
  choice,
}: {
  choice: Pick<ReportChoice, 'period' | 'days' | 'choose'>;
}) {
  const { period, days, choose } = choice;
  const words = reportWords().choices;
  // Own dates begin at those that were shown before.
  const change = (name: string) => choose({ period: name, ...(name === 'own' ? days : {}) });
  return (
    <>
      <Select label={words.period} value={period} options={periodOptions()} onChange={change} />
      {period === 'own' ? (
        <>
          <Day label={words.from} name="from" usual={days.from} choice={choice} />
          <Day label={words.to} name="to" usual={days.to} choice={choice} />
        </>
      ) : null}
    </>
  );
}

function CustomerChoice({ choice }: { choice: ReportChoice }) {
  const words = reportWords().choices;
  const [typed, setTyped] = useState('');
  const search = { business: choice.business.documentId, text: useTypedText(typed) };
  const { data, isError } = useInvoicingReportCustomersQuery(search);
  const id = choice.of('customer', '');
  const label = choice.of('customer_name', '');
  const chosen = id === '' ? null : { id: 0, documentId: id, label: label || words.chosenCustomer };
  return (
    <Box style={{ minWidth: '16rem' }}>
      <Picker
        name="customer"
        label={words.customer}
        disabled={false}
        placeholder={words.aCustomer}
        chosen={chosen}
        options={isError ? [] : data}
        empty={words.noCustomer}
        onSearch={setTyped}
        onChoose={(one) =>
          choice.choose({ customer: one?.documentId ?? '', customer_name: one?.label ?? '' })
        }
        links={id === '' ? [] : [{ label: words.openCustomer, to: pageOf(CUSTOMER, id) }]}
      />
    </Box>
  );
}

function OfReport({ choice }: { choice: ReportChoice }) {
  const { report, of, choose } = choice;
  const { choices, keys, bases, groups } = reportWords();
  if (report === 'statement') return <CustomerChoice choice={choice} />;
  if (report === 'revenue')
    return (
      <Select
        label={choices.rowForEach}
        value={of('by', 'customer')}
        options={optionsOf(REVENUE_KEYS, keys)}
        onChange={(by) => choose({ by })}
      />
    );
  if (report !== 'tax') return null;
  return (
    <>
      <Select
        label={choices.taxCounts}
        value={of('basis', 'issue')}
        options={optionsOf(TAX_BASES, bases)}
        onChange={(basis) => choose({ basis })}
      />
      <Select
        label={choices.rowsBy}
        value={of('group', 'whole')}
        options={optionsOf(PERIOD_GROUPS, groups)}
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
  const { choices: words, names } = reportWords();
  const switcher = useBusinessChoice();
  const chooseBusiness = (id: string) => {
    choose({ business: id, customer: '', customer_name: '' });
    rememberBusiness(id);
    // A report has one business. So it moves the switcher, but not from "All businesses".
    if (switcher?.chosen) switcher.choose(id);
  };
  const named = businesses.map(({ documentId, name }) => ({ value: documentId, label: name }));
  return (
    <Flex gap={4} alignItems="flex-start" wrap="wrap" paddingBottom={6}>
      <Select
        label={words.report}
        value={report}
        options={optionsOf(REPORTS, names)}
        onChange={(name) => choose({ report: name })}
      />
      {businesses.length > 1 ? (
        <Select
          label={words.business}
          value={business.documentId}
          options={named}
          onChange={chooseBusiness}
        />
      ) : null}
      {report === 'open-items' ? (
        <Day label={words.asOf} name="as_of" usual={choice.asOf} choice={choice} />
      ) : (
        <PeriodChoice choice={choice} />
      )}
      <OfReport choice={choice} />
    </Flex>
  );
}
