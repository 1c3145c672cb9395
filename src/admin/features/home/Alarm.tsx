import type { ReactNode } from 'react';
import { Box, Flex, Typography } from '@strapi/design-system';
import { Information, WarningCircle } from '@strapi/icons';

interface Props {
  label: string;
  title: string;
  /** `primary` for a task that waits. */
  tone?: 'danger' | 'primary';
  children: ReactNode;
}

/** Something that fails or waits, above the figures. */
export function Alarm({ label, title, tone = 'danger', children }: Props) {
  const Icon = tone === 'danger' ? WarningCircle : Information;
  return (
    <Box
      tag="section"
      aria-label={label}
      background={`${tone}100`}
      borderColor={`${tone}200`}
      hasRadius
      paddingTop={3}
      paddingBottom={3}
      paddingLeft={5}
      paddingRight={5}
    >
      <Flex gap={4} alignItems="flex-start" wrap="wrap">
        <Flex gap={2}>
          <Icon fill={`${tone}600`} aria-hidden />
          <Typography variant="sigma" textColor={`${tone}700`} tag="h2">
            {title}
          </Typography>
        </Flex>
        {children}
      </Flex>
    </Box>
  );
}
