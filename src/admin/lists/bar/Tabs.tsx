import { Box, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { ListName } from '../../../domain/list-views';
import { shownCount } from '../../words/catalogues';
import { allWord, viewWord } from '../list-words';
import { listBarWords } from '../../words';

const Tab = styled.button`
  padding: 0.8rem 0.4rem;
  background: none;
  border: none;
  border-bottom: 2px solid transparent;
  cursor: pointer;
  white-space: nowrap;

  &[aria-current='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
  }
`;

interface BarProps {
  tabs: readonly { view: string; label: string; count: number | undefined }[];
  shown: string;
  onChoose: (view: string) => void;
}

/** A choice of one of several views, each with its number. */
export function TabBar({ tabs, shown, onChoose }: BarProps) {
  return (
    <Box borderColor="neutral200" borderStyle="solid" borderWidth="0 0 1px 0" overflow="auto">
      <Flex tag="nav" aria-label={listBarWords().tabs} gap={5}>
        {tabs.map(({ view, label, count }) => {
          const isShown = view === shown;
          return (
            <Tab
              key={view}
              type="button"
              aria-current={isShown}
              data-view={view}
              onClick={() => onChoose(view)}
            >
              <Typography
                fontWeight={isShown ? 'semiBold' : 'regular'}
                textColor={isShown ? 'primary600' : 'neutral800'}
              >
                {label}
              </Typography>{' '}
              <Typography
                variant="pi"
                textColor="neutral600"
                style={{ fontVariantNumeric: 'tabular-nums' }}
              >
                {count === undefined ? '' : shownCount(count)}
              </Typography>
            </Tab>
          );
        })}
      </Flex>
    </Box>
  );
}

interface Props {
  list: ListName;
  views: readonly string[];
  shown: string;
  /** By view; none while they load, or where the role hides the status. */
  counts: Readonly<Record<string, number>>;
  onChoose: (view: string) => void;
}

/** Seldom is a mail refused, so its tab appears with the first one. */
const isOffered = (view: string, { shown, counts }: Pick<Props, 'shown' | 'counts'>): boolean =>
  view !== 'mail_refused' || view === shown || (counts[view] ?? 0) > 0;

/** A choice of records by their status, each with its number. */
export function Tabs({ list, views, shown, counts, onChoose }: Props) {
  const tabs = ['all', ...views.filter((view) => isOffered(view, { shown, counts }))].map(
    (view) => ({
      view,
      label: view === 'all' ? allWord(list) : viewWord(view),
      count: counts[view],
    }),
  );
  return <TabBar tabs={tabs} shown={shown} onChoose={onChoose} />;
}
