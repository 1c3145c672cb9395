import { stringify } from 'qs';
import { Flex, Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { WaitingRequest } from '../../../panel/answers';
import { CUSTOMER, pageOf } from '../../requests/content-manager';
import { requestWords } from '../../words';
import { Alarm } from './Alarm';

const SHOWN = 3;

/** The list of exactly these customers. */
const listOf = (requests: readonly WaitingRequest[]): string => {
  const ids = requests.map(({ documentId }) => documentId);
  const filters = { $and: [{ documentId: { $in: ids } }] };
  return `${pageOf(CUSTOMER)}?${stringify({ page: 1, filters }, { encodeValuesOnly: true })}`;
};

/** Customers whose people want their details changed. The page shows it only when there are some. */
export function Requests({ requests }: { requests: readonly WaitingRequest[] }) {
  if (requests.length === 0) return null;
  const { title, home } = requestWords();
  const more = requests.length - SHOWN;
  return (
    <Alarm label={title} title={home.title(requests.length)} tone="primary">
      <Flex gap={3} wrap="wrap" tag="ul" minWidth={0} data-testid="home-requests">
        {requests.slice(0, SHOWN).map(({ documentId, name }) => (
          <li key={documentId}>
            <Link tag={NavLink} to={pageOf(CUSTOMER, documentId)}>
              {name}
            </Link>
          </li>
        ))}
        {more > 0 ? (
          <li>
            <Link tag={NavLink} to={listOf(requests)}>
              {home.more(more)}
            </Link>
          </li>
        ) : null}
      </Flex>
    </Alarm>
  );
}
