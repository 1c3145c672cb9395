import { customFieldsOf, type CustomField } from '../../domain/custom-fields';
import { customFieldKindOf } from '../../content-types';
import type { PanelBusiness } from '../../panel/answers';
import type { ShownBusiness } from './chosen-business';

export const hasMetadata = (model: string): boolean => customFieldKindOf(model) !== undefined;

/** The custom fields that a business has for the records of a content type. */
export function fieldsOfModel(
  business: PanelBusiness | undefined,
  model: string,
): readonly CustomField[] {
  const kind = customFieldKindOf(model);
  return kind ? customFieldsOf(business?.custom_fields, kind) : [];
}

/** The custom fields of a list. Those of several businesses would be too many columns. */
export function listedFields(
  model: string,
  { chosen, businesses }: Pick<ShownBusiness, 'chosen' | 'businesses'>,
): readonly CustomField[] {
  const only = chosen ?? (businesses.length === 1 ? businesses[0] : undefined);
  return fieldsOfModel(only, model);
}
