import { Box, Button, Flex, Tag } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import type { ListSums } from '../../../panel/answers';
import { chipsOf, isNarrowed, NO_PERIOD } from './chips';
import type { CustomField } from '../../../domain/custom-fields';
import { useInvoicingListChoicesQuery } from '../left/choices-api';
import { CustomFieldFilter } from './CustomFieldFilter';
import { leaveList } from '../left/left-list';
import type { ListWords } from '../list-words';
import { Sums } from './Sums';
import { Tabs } from './Tabs';
import type { ListAddress } from '../list-address';
import { listBarWords } from '../../words';

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
export function BarTabs({
  list,
  address,
  counts,
}: Omit<PartProps, 'fields'> & { counts: Record<string, number> }) {
  if (list.views.length === 0) return null;
  const choose = (view: string) => {
    const wanted = view === 'all' ? undefined : view;
    leaveList(list.name, { view: wanted ?? null });
    address.change({ view: wanted });
  };
  return (
    <Box paddingBottom={4}>
      <Tabs
        list={list.name}
        views={list.views}
        shown={address.text('view') || 'all'}
        counts={counts}
        onChoose={choose}
      />
    </Box>
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

/** The custom fields of a list, its filter in words, and its sums: undefined while they load. */
export function BarFilter(props: PartProps & { sums: readonly ListSums[] | undefined }) {
  const { list, address, fields, sums } = props;
  if (sums?.length === 0 && fields.length === 0 && !isNarrowed(list, address)) return null;
  return (
    <Box paddingBottom={4}>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
        <Flex gap={2} wrap="wrap">
          {fields.length === 0 ? null : <CustomFieldsOf {...props} />}
          <Chips list={list} address={address} fields={fields} />
        </Flex>
        <Sums sums={sums} />
      </Flex>
    </Box>
  );
}
