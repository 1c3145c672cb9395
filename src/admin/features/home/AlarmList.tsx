import { Flex, Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { Alarm } from './Alarm';
import { homeWords } from '../../words';

interface Props {
  label: string;
  title: string;
  testId: string;
  rows: readonly JSX.Element[];
  /** The most rows that stand here. More would push the figures out of sight. */
  shown: number;
  /** The list of all of them. */
  page: string;
}

/** Several things that fail; nothing where there are none. */
export function AlarmList({ label, title, testId, rows, shown, page }: Props) {
  if (rows.length === 0) return null;
  const more = rows.length - shown;
  return (
    <Alarm label={label} title={title}>
      <Flex
        direction="column"
        alignItems="flex-start"
        gap={1}
        tag="ul"
        minWidth={0}
        data-testid={testId}
      >
        {rows.slice(0, shown)}
        {more > 0 ? (
          <li>
            <Link tag={NavLink} to={page}>
              {homeWords().failing.more(more)}
            </Link>
          </li>
        ) : null}
      </Flex>
    </Alarm>
  );
}
