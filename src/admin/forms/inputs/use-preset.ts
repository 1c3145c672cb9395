import { useParams, useSearchParams } from 'react-router-dom';
import { useBusinessChoice } from '../../requests/chosen-business';
import { CUSTOMER } from '../../requests/content-manager';
import {
  useInvoicingCustomerOptionQuery,
  useInvoicingOptionsQuery,
  useInvoicingStoredRelationQuery,
} from './relation-api';
import type { Chosen } from './relation-value';

/** In the address of a new document: the public id of its customer. */
export const CUSTOMER_PARAM = 'customer';

/** In the address of a new customer: the public id of its business. */
export const BUSINESS_PARAM = 'business';

function useCustomerParam(): string {
  const [params] = useSearchParams();
  return params.get(CUSTOMER_PARAM) ?? '';
}

/** The customer for whom a new document was opened. */
export function usePresetCustomer(model: string): Chosen | undefined {
  const documentId = useCustomerParam();
  const { data } = useInvoicingCustomerOptionQuery(
    { model, documentId },
    { skip: documentId === '' },
  );
  return data ?? undefined;
}

/** The only business that the operator may choose. */
function useOnlyBusiness(model: string, isAsked: boolean): Chosen | undefined {
  const all = { model, field: 'business', text: '', business: null };
  const { data = [] } = useInvoicingOptionsQuery(all, { skip: !isAsked });
  return data.length === 1 ? data[0] : undefined;
}

/** The business for which a new customer was opened, from the form of a document. */
function useBusinessParam(model: string): Chosen | undefined {
  const [params] = useSearchParams();
  const documentId = params.get(BUSINESS_PARAM) ?? '';
  const all = { model, field: 'business', text: '', business: null };
  const { data = [] } = useInvoicingOptionsQuery(all, { skip: documentId === '' });
  return data.find((business) => business.documentId === documentId);
}

/** The business with which a new record begins: that of its customer, of the switcher, or the only one. */
function usePresetBusiness(model: string, isAsked: boolean): Chosen | undefined {
  const documentId = useCustomerParam();
  const ofCustomer = useInvoicingStoredRelationQuery(
    { model: CUSTOMER, documentId, field: 'business' },
    { skip: !isAsked || documentId === '' },
  );
  const only = useOnlyBusiness(model, isAsked);
  const asked = useBusinessParam(model);
  const choice = useBusinessChoice();
  if (asked) return asked;
  if (documentId !== '') return ofCustomer.data ?? only;
  const chosen = choice?.chosen;
  return chosen ? { ...chosen, label: chosen.name } : only;
}

/**
 * The business that a new form shows as chosen from the start. The form itself takes it over with the first
 * change: a form that nobody has touched asks nothing when it is left.
 */
export function useBegin(model: string, field: string): Chosen | undefined {
  const { id = 'create', origin } = useParams<{ id: string; origin: string }>();
  const isNew = model !== '' && id === 'create' && origin === undefined;
  const business = usePresetBusiness(model, isNew && field === 'business');
  return isNew && field === 'business' ? business : undefined;
}
