import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TEMPLATE_VERSIONS, TEMPLATES, type TemplateName } from '../../../src/domain/templates';
import type { RenderPool } from '../../../src/pdf/worker/render-pool';
import { IN_LANGUAGES } from './language-views';
import { LOOKS } from './look-views';
import { MIRRORED } from './mirrored-views';
import type { Picture } from '../../support/pdf/pixels';
import { drawnPages, readPng } from './picture';
import { PAPERS } from './paper-views';
import { picturedOf } from './pictured';
import type { Pictured } from './views';

export const FOLDER = path.join(__dirname, 'expected');

/** One document of each kind for each version of each template. */
export interface PicturedDocument {
  /** Its files are `<name>-<page>.png`. */
  readonly name: string;
  readonly template: TemplateName;
  readonly templateVersion: number;
  readonly view: Pictured;
}

const OF_VERSIONS: readonly PicturedDocument[] = TEMPLATES.flatMap((template) =>
  TEMPLATE_VERSIONS[template].flatMap((templateVersion) =>
    Object.entries(picturedOf(templateVersion)).map(([kind, view]) => ({
      name: `${template}-v${templateVersion}-${kind}`,
      template,
      templateVersion,
      view,
    })),
  ),
);

const NAMED = [...IN_LANGUAGES, ...LOOKS, ...MIRRORED, ...PAPERS].map(
  ({ name, view }): PicturedDocument => {
    const { template, templateVersion } = view;
    return { name, template, templateVersion, view };
  },
);

export const DOCUMENTS: readonly PicturedDocument[] = [...OF_VERSIONS, ...NAMED];

export async function drawDocument(
  pool: RenderPool,
  { view, template, templateVersion }: Omit<PicturedDocument, 'name'>,
): Promise<Picture[]> {
  return drawnPages(await pool.render({ ...view, template, templateVersion }));
}

/** The committed pictures of a document, page by page. */
export function expectedPictures(name: string): Picture[] {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const pages = files.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.png'));
  return pages
    .map((_, index) => path.join(FOLDER, `${name}-${index + 1}.png`))
    .map((file) => readPng(readFileSync(file)));
}
