import { Typography } from '@strapi/design-system';
import type { BusinessTopic } from '../../../domain/fields/business-topics';
import { topicWords } from '../../words';

/** The heading of a topic in the form of a business. */
export function TopicHeading({ topic }: { topic: BusinessTopic }) {
  return (
    <Typography variant="delta" tag="h2">
      {topicWords()[topic]}
    </Typography>
  );
}
