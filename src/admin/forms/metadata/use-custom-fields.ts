import { useParams } from 'react-router-dom';
import type { CustomField } from '../../../domain/custom-fields';
import { useBusinessChoice } from '../../requests/chosen-business';
import { fieldsOfModel } from '../../requests/custom-fields';
import { useChosen } from '../inputs/use-chosen';

/** The custom fields that the business of the form has for records of its kind. */
export function useCustomFields(): readonly CustomField[] {
  const { slug = '' } = useParams<{ slug: string }>();
  const chosen = useChosen(slug, 'business')?.documentId;
  const business = useBusinessChoice()?.businesses.find(({ documentId }) => documentId === chosen);
  return fieldsOfModel(business, slug);
}
