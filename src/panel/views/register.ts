import type { Core } from '@strapi/strapi';
import { setViewConfig } from '../../strapi/models';
import { asSchemaConfig } from './view';
import { VIEWS } from './views';

/**
 * Gives lists and forms their first shape. The Content Manager reads the `config` of a schema only
 * where it has stored nothing yet. So changes that an operator makes in "Configure the view" stay.
 * Called in `register`: the Content Manager stores its defaults in its own bootstrap.
 */
export function registerPanelViews(strapi: Core.Strapi): void {
  for (const [uid, view] of Object.entries(VIEWS)) {
    setViewConfig(strapi, uid, asSchemaConfig(view));
  }
}
