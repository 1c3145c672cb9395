import type { TEMPLATE_VERSIONS, TemplateName } from '../../domain/templates';
import { classic } from './classic/classic';
import { minimal } from './minimal/minimal';
import { modern } from './modern/modern';
import type { Template } from './template';

type Versions<Name extends TemplateName> = (typeof TEMPLATE_VERSIONS)[Name][number];

const ALL: { readonly [Name in TemplateName]: Readonly<Record<Versions<Name>, Template>> } = {
  modern: { 1: modern },
  classic: { 1: classic },
  minimal: { 1: minimal },
};

/** @throws when this release is older than the document and lacks its version */
export function templateOf(name: TemplateName, version: number): Template {
  const versions: Readonly<Record<number, Template>> | undefined = ALL[name];
  const template = versions?.[version];
  if (!template) throw new Error(`This release has no version ${version} of the template ${name}`);
  return template;
}
