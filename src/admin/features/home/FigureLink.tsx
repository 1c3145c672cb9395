import { Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { Home, MoneyFigures } from '../../../panel/answers';
import { pageOfList, type CountedList } from './home-lists';

interface FigureLinkProps {
  list: CountedList;
  money: MoneyFigures;
  periods: Home['periods'];
}

/** The number of records that a sum counts, with the way to their list. */
export function FigureLink({ list, money, periods }: FigureLinkProps) {
  if (list.count(money) === 0) return null;
  return (
    <Link tag={NavLink} to={pageOfList(list, money, periods)}>
      {list.words(list.count(money))}
    </Link>
  );
}
