import { useParams } from 'react-router-dom';
import type { CustomField } from '../../../domain/custom-fields';
import type { PanelBusiness } from '../../../panel/answers';
import { useBusinessChoice } from '../../requests/chosen-business';
import { fieldsOfModel, hasMetadata } from '../../requests/custom-fields';
import { useChosen } from '../inputs/use-chosen';

/** The business of the form, as far as the operator sees it. */
export function useBusinessOfForm(): PanelBusiness | undefined {
  const { slug = '' } = useParams<{ slug: string }>();
  // Forms of other types may have no such field.
  const chosen = useChosen(hasMetadata(slug) ? slug : '', 'business')?.documentId;
  return useBusinessChoice()?.businesses.find(({ documentId }) => documentId === chosen);
}

/** The custom fields that it has for records of the form's kind. */
export function useCustomFields(): readonly CustomField[] {
  const { slug = '' } = useParams<{ slug: string }>();
  return fieldsOfModel(useBusinessOfForm(), slug);
}
