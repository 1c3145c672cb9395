import { Box, Flex, Typography } from '@strapi/design-system';
import { LANGUAGES, type Language } from '../../../domain/languages';
import { LISTS } from '../../forms/inputs/choices';
import { DialogChoice } from '../../kit/dialogs/fields';
import { designerWords } from '../../words';
import { Sheet } from './Sheet';
import { usePreview } from './use-preview';

interface LanguageChoice {
  language: Language;
  onChange: (language: Language) => void;
}

function LanguageSelect({ language, onChange }: LanguageChoice) {
  return (
    <DialogChoice
      name="preview_language"
      label={designerWords().preview.language}
      value={language}
      options={LISTS.language}
      isNeeded
      onChange={(chosen) => onChange(LANGUAGES.find((one) => one === chosen) ?? language)}
    />
  );
}

/** The sample as it would be printed, and what keeps it from being drawn. */
export function PreviewPane({ business, ...choice }: LanguageChoice & { business: string }) {
  const { pdf, waits, problem } = usePreview(business, choice.language);
  const words = designerWords().preview;
  return (
    <>
      <Flex justifyContent="space-between" gap={4} paddingBottom={4}>
        <LanguageSelect {...choice} />
        <Typography variant="pi" textColor="neutral600" role="status">
          {waits ? words.drawing : null}
        </Typography>
      </Flex>
      {problem === null ? null : (
        <Box background="danger100" padding={3} marginBottom={4} hasRadius role="alert">
          <Typography textColor="danger700">{words.failed(problem)}</Typography>
        </Box>
      )}
      <Sheet pdf={pdf} isBusy={waits} />
      <Box paddingTop={3}>
        <Typography variant="pi" textColor="neutral600">
          {words.sample}
        </Typography>
      </Box>
    </>
  );
}
