import type { TEMPLATE_VERSIONS, TemplateName } from '../../domain/templates';
import { classic } from './classic/classic';
import { HeadWithDue as ClassicHeadWithDue } from './classic/head';
import { minimal } from './minimal/minimal';
import { modern } from './modern/modern';
import { VERSION_2 } from './paper-rules';
import type { Template } from './template';

const second = (template: Template): Template => ({ ...template, rules: VERSION_2 });

type Versions<Name extends TemplateName> = (typeof TEMPLATE_VERSIONS)[Name][number];

const ALL: { readonly [Name in TemplateName]: Readonly<Record<Versions<Name>, Template>> } = {
  modern: { 1: modern, 2: second(modern) },
  classic: { 1: classic, 2: second({ ...classic, Head: ClassicHeadWithDue }) },
  minimal: { 1: minimal, 2: second(minimal) },
};

/** @throws when this release is older than the document and lacks its version */
export function templateOf(name: TemplateName, version: number): Template {
  const versions: Readonly<Record<number, Template>> | undefined = ALL[name];
  const template = versions?.[version];
  if (!template) throw new Error(`This release has no version ${version} of the template ${name}`);
  return template;
}
