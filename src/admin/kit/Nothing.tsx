import { Typography } from '@strapi/design-system';

/** Stands in a part that has nothing. */
export function Nothing({ children }: { children: string }) {
  return <Typography textColor="neutral600">{children}</Typography>;
}
