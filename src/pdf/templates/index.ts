import type { TemplateName } from '../view-model';
import { classic } from './classic/classic';
import { minimal } from './minimal/minimal';
import { modern } from './modern/modern';
import type { Template } from './template';

export const TEMPLATES: Readonly<Record<TemplateName, Template>> = { modern, classic, minimal };
