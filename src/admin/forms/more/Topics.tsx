import { Flex, TextButton, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { BUSINESS_TOPICS, type BusinessTopic } from '../../../domain/fields/business-topics';
import { BUSINESS } from '../../requests/content-manager';
import { topicWords } from '../../words';
import { StayInSight } from '../totals/StayInSight';

const idOf = (topic: BusinessTopic): string => `topic-${topic}`;

/** The heading of a section in the form of a business. */
export function TopicHeading({ topic }: { topic: BusinessTopic }) {
  return (
    <Typography variant="delta" tag="h2" id={idOf(topic)} tabIndex={-1}>
      {topicWords()[topic]}
    </Typography>
  );
}

function goToTopic(topic: BusinessTopic): void {
  const heading = document.getElementById(idOf(topic));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

/** Leads to the sections of the form. */
export function Topics() {
  const words = topicWords();
  return (
    <nav aria-label={words.sections}>
      <Flex direction="column" alignItems="flex-start" gap={2} tag="ul" data-testid="sections">
        {(Object.keys(BUSINESS_TOPICS) as BusinessTopic[]).map((topic) => (
          <li key={topic}>
            <TextButton onClick={() => goToTopic(topic)}>{words[topic]}</TextButton>
          </li>
        ))}
      </Flex>
    </nav>
  );
}

/** The sections beside the form of a business. */
export const TopicsPanel: PanelComponent = ({ model }) =>
  model === BUSINESS
    ? {
        title: topicWords().sections,
        content: (
          <StayInSight>
            <Topics />
          </StayInSight>
        ),
      }
    : null;
