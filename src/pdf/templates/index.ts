import type { TEMPLATE_VERSIONS, TemplateName } from '../../domain/templates';
import { classic as classicV1 } from './classic/v1/classic';
import { classic as classicV2 } from './classic/v2/classic';
import { classic as classicV3 } from './classic/v3/classic';
import { minimal as minimalV1 } from './minimal/v1/minimal';
import { minimal as minimalV2 } from './minimal/v2/minimal';
import { minimal as minimalV3 } from './minimal/v3/minimal';
import { modern as modernV1 } from './modern/v1/modern';
import { modern as modernV2 } from './modern/v2/modern';
import { modern as modernV3 } from './modern/v3/modern';
import type { Template } from './template';

type Versions<Name extends TemplateName> = (typeof TEMPLATE_VERSIONS)[Name][number];

const ALL: { readonly [Name in TemplateName]: Readonly<Record<Versions<Name>, Template>> } = {
  modern: { 1: modernV1, 2: modernV2, 3: modernV3 },
  classic: { 1: classicV1, 2: classicV2, 3: classicV3 },
  minimal: { 1: minimalV1, 2: minimalV2, 3: minimalV3 },
};

/** @throws when this release is older than the document and lacks its version */
export function templateOf(name: TemplateName, version: number): Template {
  const versions: Readonly<Record<number, Template>> | undefined = ALL[name];
  const template = versions?.[version];
  if (!template) throw new Error(`This release has no version ${version} of the template ${name}`);
  return template;
}
