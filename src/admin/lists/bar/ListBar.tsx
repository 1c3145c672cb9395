import type { ReactNode } from 'react';
import { Box, Button, Flex, Tag } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { createPortal } from 'react-dom';
import { useParams } from 'react-router-dom';
import type { ListSums } from '../../../panel/answers';
import { MoneyHeads } from '../columns/MoneyHeads';
import { chipsOf, isNarrowed, NO_PERIOD } from './chips';
import type { CustomField } from '../../../domain/custom-fields';
import { useBusinessChoice } from '../../requests/chosen-business';
import { listedFields } from '../../requests/custom-fields';
import { useInvoicingListChoicesQuery } from '../left/choices-api';
import { CustomFieldFilter } from './CustomFieldFilter';
import { leaveList } from '../left/left-list';
import { useLeftList } from '../left/use-left-list';
import { useInvoicingListQuery } from '../list-api';
import { listWords, type ListWords } from '../list-words';
import { PeriodFilter } from './PeriodFilter';
import { Sums } from './Sums';
import { Tabs } from './Tabs';
import type { ListAddress } from '../list-address';
import { useListAddress } from './use-list-address';
import { useSlots } from './use-slots';
import { listBarWords } from '../../words';

/** As wide as Strapi's own rows of a page. */
const SIDES = { initial: 4, medium: 6, large: 10 } as const;

const Row = ({ children }: { children: ReactNode }) => (
  <Box paddingLeft={SIDES} paddingRight={SIDES} paddingBottom={4}>
    {children}
  </Box>
);

interface PartProps {
  list: ListWords;
  address: ListAddress;
  /** The custom fields of its one business. */
  fields: readonly CustomField[];
}

/** Everything that narrows the list, in words. */
function Chips({ list, address, fields }: PartProps) {
  if (!isNarrowed(list, address)) return null;
  const words = listBarWords().chips;
  const change = (next: Record<string, unknown>) => {
    // Before the address changes: Strapi builds the list anew then, as on a visit.
    leaveList(list.name, {
      ...('view' in next ? { view: null } : {}),
      ...('period' in next ? { period: null } : {}),
    });
    address.change(next);
  };
  return (
    <>
      {chipsOf(list, address, fields).map(({ label, without }) => (
        <Tag
          key={label}
          icon={<Cross aria-hidden />}
          label={words.remove(label)}
          onClick={() => change(without)}
        >
          {label}
        </Tag>
      ))}
      <Button
        variant="ghost"
        size="S"
        onClick={() =>
          change({ view: undefined, filters: undefined, metadata: undefined, ...NO_PERIOD })
        }
      >
        {words.clear}
      </Button>
    </>
  );
}

/** Only a click is remembered: a link from another page does not change the tab of the next visit. */
function BarTabs({ list, address, counts }: PartProps & { counts: Record<string, number> }) {
  const choose = (view: string) => {
    const wanted = view === 'all' ? undefined : view;
    leaveList(list.name, { view: wanted ?? null });
    address.change({ view: wanted });
  };
  return (
    <Row>
      <Tabs
        list={list.name}
        views={list.views}
        shown={address.text('view') || 'all'}
        counts={counts}
        onChoose={choose}
      />
    </Row>
  );
}

function CustomFieldsOf({ list, address, fields }: PartProps) {
  const { data } = useInvoicingListChoicesQuery(undefined);
  return (
    <CustomFieldFilter
      fields={fields}
      address={address}
      shown={data?.lists[list.name]?.custom_columns ?? []}
      onShow={(keys) => leaveList(list.name, { custom_columns: keys.length === 0 ? null : keys })}
    />
  );
}

function BarFilter(props: PartProps & { sums: readonly ListSums[] | undefined }) {
  const { list, address, fields, sums } = props;
  return (
    <Row>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
        <Flex gap={2} wrap="wrap">
          {fields.length === 0 ? null : <CustomFieldsOf {...props} />}
          <Chips list={list} address={address} fields={fields} />
        </Flex>
        <Sums sums={sums} />
      </Flex>
    </Row>
  );
}

function Bar({ model, list }: { model: string; list: ListWords }) {
  const address = useListAddress();
  useLeftList(list, address);
  const { mark, slots } = useSlots();
  const { narrowing } = address;
  const { currentData, data } = useInvoicingListQuery(
    { model, name: list.name, narrowing },
    { refetchOnMountOrArgChange: true },
  );
  const choice = useBusinessChoice();
  const fields = choice ? listedFields(model, choice) : [];
  const part = { list, address, fields };
  // Lists with a day have sums. Their line is there before them.
  const sums = list.day === null ? [] : currentData?.sums;
  return (
    <>
      <span ref={mark} hidden />
      <MoneyHeads />
      {slots && list.views.length > 0
        ? createPortal(<BarTabs {...part} counts={data?.views ?? {}} />, slots.above)
        : null}
      {slots && list.day !== null
        ? createPortal(
            <PeriodFilter
              day={list.day}
              address={address}
              onChoose={(period) => leaveList(list.name, { period })}
            />,
            slots.beside,
          )
        : null}
      {slots && (sums?.length !== 0 || fields.length > 0 || isNarrowed(list, address))
        ? createPortal(<BarFilter {...part} sums={sums} />, slots.below)
        : null}
    </>
  );
}

/** Around the search of a list: tabs with counts, the period, the filter in words, and the sums. */
export function ListBar() {
  const { slug = '' } = useParams<{ slug: string }>();
  const list = listWords(slug);
  return list ? <Bar key={slug} model={slug} list={list} /> : null;
}
