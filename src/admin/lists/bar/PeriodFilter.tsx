import { useState } from 'react';
import { Box, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import {
  isPeriodName,
  OWN_DAYS,
  PERIOD_NAMES,
  type PeriodName,
} from '../../../domain/named-periods';
import { DayInput } from '../../kit/typed/DayInput';
import { unreadableText } from '../../kit/typed/unreadable-text';
import { NO_PERIOD } from './chips';
import type { ListAddress } from '../list-address';
import type { ListDay } from '../list-words';
import { listBarWords } from '../../words';

interface DayProps {
  label: string;
  name: 'from' | 'to';
  address: ListAddress;
}

/** A day, which counts once it is whole. */
function Day({ label, name, address }: DayProps) {
  const value = address.text(name);
  const [day, setDay] = useState<string | null>(value || null);
  const take = () => {
    if ((day ?? '') !== value && unreadableText(day) === null)
      address.change({ period: OWN_DAYS, [name]: day ?? undefined });
  };
  return (
    <Box onBlur={take} style={{ width: '16rem' }}>
      <DayInput size="S" name={name} aria-label={label} value={day} onChange={setDay} />
    </Box>
  );
}

interface PeriodProps {
  day: ListDay;
  address: ListAddress;
  /** Called before the address changes; null for days that are given one by one, and for none. */
  onChoose: (period: PeriodName | null) => void;
}

/** A choice of the days that the list shows. */
export function PeriodFilter({ day, address, onChoose }: PeriodProps) {
  const period = address.text('period');
  const hasDays = address.text('from') !== '' || address.text('to') !== '';
  const isOwn = !isPeriodName(period) && (period === OWN_DAYS || hasDays);
  const choose = (chosen: string) => {
    onChoose(isPeriodName(chosen) ? chosen : null);
    if (chosen === 'any') address.change(NO_PERIOD);
    else if (chosen === OWN_DAYS) address.change({ period: OWN_DAYS });
    else if (isPeriodName(chosen)) address.change({ ...NO_PERIOD, period: chosen });
  };
  const words = listBarWords();
  const named = isPeriodName(period) ? period : 'any';
  return (
    <Flex gap={2} wrap="wrap">
      <Box style={{ width: '19rem' }}>
        <SingleSelect
          size="S"
          aria-label={words.periodOf[day]}
          value={isOwn ? OWN_DAYS : named}
          onChange={(chosen) => choose(String(chosen))}
        >
          <SingleSelectOption value="any">{words.anyDay[day]}</SingleSelectOption>
          {PERIOD_NAMES.map((name) => (
            <SingleSelectOption key={name} value={name}>
              {words.periods[name]}
            </SingleSelectOption>
          ))}
          <SingleSelectOption value={OWN_DAYS}>{words.fromTo}</SingleSelectOption>
        </SingleSelect>
      </Box>
      {isOwn ? (
        <>
          <Day label={words.from} name="from" address={address} />
          <Day label={words.to} name="to" address={address} />
        </>
      ) : null}
    </Flex>
  );
}
