import type { ReactNode } from 'react';
import { Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { FIGURE } from './figure';

/** Records below each other: name, details, status and amount. A phone has two lines for each. */
export const RecordList = styled.ul`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content max-content;
  gap: 0.8rem 1.6rem;
  align-items: center;

  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }

  & > li > :nth-child(4) {
    justify-self: end;
  }

  @media (max-width: 599px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 1.2rem;

    & > li {
      grid-template-columns: minmax(0, 1fr) max-content;
      gap: 0.2rem 1.6rem;
    }

    & > li > :nth-child(2) {
      grid-area: 2 / 1;
    }

    & > li > :nth-child(3) {
      grid-area: 2 / 2;
      justify-self: end;
    }

    & > li > :nth-child(4) {
      grid-area: 1 / 2;
    }
  }
`;

interface RowProps {
  name: string;
  to: string;
  details: string;
  badge: ReactNode;
  amount?: string;
}

/** A record, with the way to it. */
export function RecordRow({ name, to, details, badge, amount = '' }: RowProps) {
  return (
    <li>
      <Link tag={NavLink} to={to} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Link>
      <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
        {details}
      </Typography>
      <span>{badge}</span>
      <Typography fontWeight="bold" style={FIGURE}>
        {amount}
      </Typography>
    </li>
  );
}
