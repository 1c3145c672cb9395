import { Plus } from '@strapi/icons';
import { LinkButton } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { NavLink } from 'react-router-dom';
import { useInvoicingOptionsQuery } from '../forms/inputs/relation-api';
import { BUSINESS_PARAM } from '../forms/inputs/use-preset';
import { useMayCreate } from '../kit/actions/use-may';
import { wordsOf } from '../kit/type-words';
import { BUSINESS, CUSTOMER, INVOICE, pageOf } from '../requests/content-manager';
import { savingWords } from '../words';

/** Beside the form of a business without customers: what comes next. A customer's page goes on from there. */
export const NextStepPanel: PanelComponent = ({ model, documentId = '' }) => {
  const mayCreate = useMayCreate(CUSTOMER);
  const skip = model !== BUSINESS || documentId === '' || !mayCreate;
  const customers = { model: INVOICE, field: 'customer', text: '', business: documentId };
  const { data } = useInvoicingOptionsQuery(customers, { skip });
  if (skip || data?.length !== 0) return null;
  return {
    title: savingWords().next,
    content: (
      <LinkButton
        tag={NavLink}
        to={`${pageOf(CUSTOMER, 'create')}?${BUSINESS_PARAM}=${documentId}`}
        startIcon={<Plus />}
        fullWidth
      >
        {wordsOf(CUSTOMER).newOne}
      </LinkButton>
    ),
  };
};
