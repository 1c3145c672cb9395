import type { ReactNode } from 'react';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { Card } from '../record/Columns';

/** Figures keep their place, and are never broken. */
export const FIGURE = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** What it is, what else is known, its status and its amount. A phone has two lines for them. */
const List = styled.ul`
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

/** A record that the customer has, with the way to it. */
export function Row({ name, to, details, badge, amount = '' }: RowProps) {
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

interface PartProps {
  title: string;
  testId: string;
  /** The links to the lists of all. */
  links?: ReactNode;
  children: ReactNode;
}

/** A part of the page with its title. */
export function Part({ title, links, children }: Omit<PartProps, 'testId'>) {
  return (
    <Card tag="section" aria-label={title}>
      <Flex justifyContent="space-between" gap={3} wrap="wrap" paddingBottom={3}>
        <Typography variant="delta" tag="h2">
          {title}
        </Typography>
        {links}
      </Flex>
      {children}
    </Card>
  );
}

/** A part that is a list. */
export const ListPart = ({ testId, children, ...part }: PartProps) => (
  <Part {...part}>
    <List data-testid={testId}>{children}</List>
  </Part>
);

/** A part that has nothing. */
export const Nothing = ({ children }: { children: string }) => (
  <Box>
    <Typography textColor="neutral600">{children}</Typography>
  </Box>
);
