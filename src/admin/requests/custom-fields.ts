import { customFieldsOf, CUSTOM_FIELD_KINDS, type CustomField } from '../../domain/custom-fields';
import { CONTENT_TYPE } from '../../content-types';
import type { PanelBusiness } from '../../panel/answers';
import { useBusinessChoice, type ShownBusiness } from './chosen-business';

const kindOf = (model: string) => CUSTOM_FIELD_KINDS.find((kind) => CONTENT_TYPE[kind] === model);

export const hasMetadata = (model: string): boolean => kindOf(model) !== undefined;

/** The custom fields that a business has for the records of a content type. */
export function fieldsOfModel(
  business: PanelBusiness | undefined,
  model: string,
): readonly CustomField[] {
  const kind = kindOf(model);
  return kind ? customFieldsOf(business?.custom_fields, kind) : [];
}

/** All businesses that the operator sees. */
export const useBusinesses = (): readonly PanelBusiness[] => useBusinessChoice()?.businesses ?? [];

/** The custom fields of a list. Those of several businesses would be too many columns. */
export function listedFields(
  model: string,
  { chosen, businesses }: Pick<ShownBusiness, 'chosen' | 'businesses'>,
): readonly CustomField[] {
  const only = chosen ?? (businesses.length === 1 ? businesses[0] : undefined);
  return fieldsOfModel(only, model);
}
