import {
  Checkbox,
  Flex,
  IconButton,
  LinkButton,
  Popover,
  TextButton,
  Typography,
} from '@strapi/design-system';
import { Cog, ListPlus } from '@strapi/icons';
import { useAuth } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import type { ListChoice, ListShape } from '../../../panel/answers';
import { recordRequest } from '../../requests/content-manager';
import { listPageWords } from '../../words';
import { leaveList } from '../left/left-list';
import { LIST_CONFIGURATION } from '../left/forget-columns';
import type { ListWords } from '../list-words';
import { choosable, labelOf, namesOf } from './columns';

interface Props {
  model: string;
  list: ListWords;
  shape: ListShape;
  choice: ListChoice;
}

const CONFIGURE = 'plugin::content-manager.collection-types.configure-view';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join() === other.join();

/** The columns of the list for its operator. */
function Columns({ list, shape, choice }: Omit<Props, 'model'>) {
  const words = listPageWords();
  const shown = namesOf(shape, choice);
  // The usual ones are no choice: they follow "Set up this list for everybody".
  const show = (names: readonly string[]) =>
    leaveList(list.name, { columns: isSame(names, shape.usual) ? null : [...names] });
  const toggle = (name: string) =>
    show(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]);
  return (
    <Flex tag="fieldset" direction="column" alignItems="stretch" gap={3} borderWidth={0}>
      <Flex justifyContent="space-between" gap={4}>
        <Typography tag="legend" variant="pi" fontWeight="bold">
          {words.columns}
        </Typography>
        <TextButton onClick={() => show(shape.usual)}>{words.reset}</TextButton>
      </Flex>
      <Flex direction="column" alignItems="stretch" gap={1} maxHeight="32rem" overflow="auto">
        {choosable(shape).map((column) => (
          <Checkbox
            key={column.name}
            checked={shown.includes(column.name)}
            disabled={shown.length === 1 && shown.includes(column.name)}
            onCheckedChange={() => toggle(column.name)}
          >
            {labelOf(column)}
          </Checkbox>
        ))}
      </Flex>
    </Flex>
  );
}

/** The columns of a list, and the way to set it up for everybody. */
export function ViewSettings({ model, ...list }: Props) {
  const words = listPageWords();
  const mayConfigure = useAuth('ViewSettings', ({ permissions }) =>
    permissions.some(({ action }) => action === CONFIGURE),
  );
  return (
    <Popover.Root>
      <Popover.Trigger>
        <IconButton label={words.settings}>
          <Cog />
        </IconButton>
      </Popover.Trigger>
      <Popover.Content side="bottom" align="end" sideOffset={4}>
        <Flex direction="column" alignItems="stretch" padding={3} gap={3}>
          {mayConfigure ? (
            <LinkButton
              size="S"
              startIcon={<ListPlus />}
              variant="secondary"
              tag={NavLink}
              to={recordRequest(model, LIST_CONFIGURATION)}
            >
              {words.configure}
            </LinkButton>
          ) : null}
          <Columns {...list} />
        </Flex>
      </Popover.Content>
    </Popover.Root>
  );
}
