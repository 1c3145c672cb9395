import { wordsOf } from '../../words/catalogues';
import { DE } from './de';
import { EN } from './en';
import { ES } from './es';
import { FR } from './fr';

export const lookWords = wordsOf({ en: EN, de: DE, fr: FR, es: ES });
