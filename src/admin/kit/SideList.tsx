import type { ReactNode } from 'react';
import { Flex } from '@strapi/design-system';

/** A list beside a form. Its items are `li`. */
export function SideList({ testId, children }: { testId: string; children: ReactNode }) {
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={4}
      width="100%"
      tag="ul"
      data-testid={testId}
    >
      {children}
    </Flex>
  );
}
