import { Typography } from '@strapi/design-system';

/** A remark below an input that did something other than expected. Nothing without a text. */
export function Notice({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <Typography variant="pi" textColor="warning600" role="status">
      {text}
    </Typography>
  );
}
