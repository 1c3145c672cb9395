import type { ReactNode } from 'react';
import { Box, Flex, Typography } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';

interface Props {
  label: string;
  title: string;
  children: ReactNode;
}

/** Something that fails, above the figures. */
export function Alarm({ label, title, children }: Props) {
  return (
    <Box
      tag="section"
      aria-label={label}
      background="danger100"
      borderColor="danger200"
      hasRadius
      paddingTop={3}
      paddingBottom={3}
      paddingLeft={5}
      paddingRight={5}
    >
      <Flex gap={4} alignItems="flex-start" wrap="wrap">
        <Flex gap={2}>
          <WarningCircle fill="danger600" aria-hidden />
          <Typography variant="sigma" textColor="danger700" tag="h2">
            {title}
          </Typography>
        </Flex>
        {children}
      </Flex>
    </Box>
  );
}
