import { followLanguage, PANEL_LANGUAGES } from '../../src/admin/words/language';

/** The words of the panel in each of its languages, English first. The last one stays chosen. */
export function saidInEach<Text>(say: () => Text): Text[] {
  return PANEL_LANGUAGES.map((language) => {
    followLanguage(() => language);
    return say();
  });
}
