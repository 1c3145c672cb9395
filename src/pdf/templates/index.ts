import type { TEMPLATE_VERSIONS, TemplateName } from '../../domain/templates';
import { classic as classicV1 } from './classic/v1/classic';
import { minimal as minimalV1 } from './minimal/v1/minimal';
import { modern as modernV1 } from './modern/v1/modern';
import type { Template } from './template';

type Versions<Name extends TemplateName> = (typeof TEMPLATE_VERSIONS)[Name][number];

const ALL: { readonly [Name in TemplateName]: Readonly<Record<Versions<Name>, Template>> } = {
  modern: { 1: modernV1 },
  classic: { 1: classicV1 },
  minimal: { 1: minimalV1 },
};

/** @throws when this release is older than the document and lacks its version */
export function templateOf(name: TemplateName, version: number): Template {
  const versions: Readonly<Record<number, Template>> | undefined = ALL[name];
  const template = versions?.[version];
  if (!template) throw new Error(`This release has no version ${version} of the template ${name}`);
  return template;
}
