import { useState } from 'react';
import { useForm } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { PRODUCT, pageOf } from '../../requests/content-manager';
import type { InputProps } from './input-props';
import { currencyNotice, lineOfProduct, pricedLabel, productLabel } from './line-of-product';
import { Picker } from './Picker';
import {
  type FoundProduct,
  useInvoicingProductQuery,
  useInvoicingProductsQuery,
} from './product-api';
import type { Chosen } from './relation-value';
import { useChosen, useCurrency, useTypedText } from './use-chosen';
import { useFormField } from './use-form-field';
import { Notice } from './Notice';
import { inputWords } from '../../words';

const asOption = (product: FoundProduct): Chosen => ({ ...product, label: pricedLabel(product) });

/** The product of a line. A program may have stored an id of its own, which is shown as it is. */
function useProduct(id: string | null | undefined): Chosen | null {
  const { data } = useInvoicingProductQuery(id ?? '', { skip: !id });
  if (!id) return null;
  return { id: data?.id ?? 0, documentId: id, label: data ? productLabel(data) : id };
}

/** Products of the document's business: undefined while they load. */
function useFound(model: string, text: string) {
  const business = useChosen(model, 'business')?.documentId ?? '';
  const search = { business, text: useTypedText(text) };
  const { data, isError } = useInvoicingProductsQuery(search, { skip: business === '' });
  return { business, found: isError || business === '' ? [] : data };
}

/** Fills the line of a field. @returns a notice for the operator */
function useFill(model: string, name: string) {
  const setField = useForm('ProductPicker', (form) => form.onChange);
  const currency = useCurrency(model);
  const line = name.slice(0, name.lastIndexOf('.'));
  return (product: FoundProduct): string | undefined => {
    for (const [field, filled] of Object.entries(lineOfProduct(product, currency)))
      setField(`${line}.${field}`, filled);
    return currencyNotice(product, currency);
  };
}

/** Picks a product of the document's business, which then fills the other fields of the line. */
export function ProductPicker(field: InputProps) {
  const { name } = field;
  const { slug: model = '' } = useParams<{ slug: string }>();
  const [text, setText] = useState('');
  const [notice, setNotice] = useState<string | undefined>();
  const { businesses, products: words } = inputWords();
  const { value, error, change } = useFormField<string | null>(name);
  const { business, found } = useFound(model, text);
  const fill = useFill(model, name);
  const chosen = useProduct(value);
  const choose = (option: Chosen | null) => {
    const product = found?.find(({ documentId }) => documentId === option?.documentId);
    if (option === null) change(null);
    setNotice(product && fill(product));
  };
  return (
    <>
      <Picker
        {...field}
        error={error}
        chosen={chosen}
        options={found?.map(asOption)}
        placeholder={business === '' ? businesses.first : words.choose}
        empty={text === '' ? words.none : words.notFound}
        onSearch={setText}
        onChoose={choose}
        links={[{ label: words.new, to: pageOf(PRODUCT, 'create') }]}
      />
      <Notice text={notice} />
    </>
  );
}
