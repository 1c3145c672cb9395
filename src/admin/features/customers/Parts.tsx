import type { ReactNode } from 'react';
import { Flex, Typography } from '@strapi/design-system';
import { RecordList } from '../../kit/RecordRows';
import { Card } from '../record/Columns';

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
    <RecordList data-testid={testId}>{children}</RecordList>
  </Part>
);
