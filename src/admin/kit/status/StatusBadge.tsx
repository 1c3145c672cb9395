import { Badge } from '@strapi/design-system';
import { wordOf } from './status-words';

export function StatusBadge({ status }: { status: string }) {
  const { word, variant } = wordOf(status);
  return <Badge variant={variant}>{word}</Badge>;
}
