import type { ReactNode } from 'react';
import { Box, Flex, Typography } from '@strapi/design-system';
import type { Home } from '../../../panel/answers';

/** A card of figures. */
export interface PartProps extends Pick<Home, 'money' | 'periods'> {
  /** They took too long, and are missing. */
  isSlow: boolean;
}

interface CardProps {
  title: string;
  icon: ReactNode;
  /** At the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the home page with its title. */
export function Card({ title, icon, aside, children }: CardProps) {
  return (
    <Box
      tag="section"
      aria-label={title}
      background="neutral0"
      shadow="tableShadow"
      hasRadius
      padding={5}
      height="100%"
    >
      <Flex justifyContent="space-between" gap={4} paddingBottom={3} wrap="wrap">
        <Flex gap={2}>
          {icon}
          <Typography variant="sigma" textColor="neutral600" tag="h2">
            {title}
          </Typography>
        </Flex>
        {aside}
      </Flex>
      {children}
    </Box>
  );
}
