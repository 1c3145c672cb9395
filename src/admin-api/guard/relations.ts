import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

interface RelationsController {
  extractAndValidateRequestInfo(...asked: unknown[]): Promise<object | undefined>;
}

/**
 * For a field that the role cannot read, such as `createdBy`, Strapi answers 403. It then goes on
 * without the data it needs, and answers 500 in the end. This stops it at the 403. Called in `register`.
 */
export function refuseHiddenRelations(strapi: Core.Strapi): void {
  const controller = strapi.plugin('content-manager').controller('relations') as unknown as
    RelationsController | undefined;
  const stock = controller?.extractAndValidateRequestInfo;
  if (controller === undefined || stock === undefined) {
    throw new Error("Strapi's Content Manager has no relations.extractAndValidateRequestInfo");
  }
  controller.extractAndValidateRequestInfo = async function refuseHidden(...asked) {
    const info = await stock.apply(this, asked);
    if (info === undefined) throw new errors.ForbiddenError();
    return info;
  };
}
