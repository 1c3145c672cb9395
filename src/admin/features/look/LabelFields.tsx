import { Grid, TextInput, Typography } from '@strapi/design-system';
import {
  LABEL_KEYS,
  LONGEST_DOCUMENT_LABEL,
  type LabelKey,
  type OwnLabels,
} from '../../../domain/document-look';
import type { Language } from '../../../domain/languages';
import { standardLabel } from '../../../words/standard-labels';
import { choiceOf, LISTS } from '../../forms/inputs/choices';
import { FormField } from '../../forms/inputs/FormField';
import { designerWords } from '../../words';
import { panelLanguage } from '../../words/language';
import { Group } from './LookFields';
import { LOOK, useLook } from './use-look';

/** The labels with one of them changed. One without letters is the usual word again. */
function changed(labels: OwnLabels, key: LabelKey, text: string): OwnLabels | undefined {
  const { [key]: _before, ...others } = labels;
  const next: OwnLabels = text.trim() === '' ? others : { ...others, [key]: text };
  return Object.keys(next).length === 0 ? undefined : next;
}

/** The words of documents in one language, each with the usual one in its place. */
export function LabelFields({ language }: { language: Language }) {
  const { look, set, messageAt } = useLook();
  const words = designerWords();
  const labels = look.labels?.[language] ?? {};
  const change = (key: LabelKey, text: string) => {
    const { [language]: _before, ...others } = look.labels ?? {};
    const own = changed(labels, key, text);
    set({ labels: own ? { ...others, [language]: own } : others });
  };
  return (
    <Group title={words.groups.words}>
      <Typography variant="pi" textColor="neutral600">
        {words.wordsIn(choiceOf(LISTS.language, language).label)}
      </Typography>
      <Grid.Root gap={4}>
        {LABEL_KEYS.map((key) => (
          <Grid.Item key={key} col={6} xs={12} direction="column" alignItems="stretch">
            <FormField
              name={`${LOOK}.labels.${language}.${key}`}
              label={standardLabel(panelLanguage(), key)}
              error={messageAt('labels', language, key)}
            >
              <TextInput
                name={`${LOOK}.labels.${language}.${key}`}
                value={labels[key] ?? ''}
                maxLength={LONGEST_DOCUMENT_LABEL}
                placeholder={standardLabel(language, key)}
                onChange={(event) => change(key, event.currentTarget.value)}
              />
            </FormField>
          </Grid.Item>
        ))}
      </Grid.Root>
    </Group>
  );
}
