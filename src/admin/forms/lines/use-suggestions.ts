import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { currencyNotice, lineOfProduct } from '../inputs/line-of-product';
import { useInvoicingProductsQuery, type FoundProduct } from '../inputs/product-api';
import { useChosen, useCurrency, useTypedText } from '../inputs/use-chosen';
import type { Key } from './cell-keys';
import type { LineActions } from './use-lines';

/** The description whose text is looked up among the products. */
interface Asked {
  row: number;
  text: string;
  /** The index of the marked product; -1 for none. */
  marked: number;
}

/** The line that a product has filled last. */
interface Filled {
  row: number;
  /** How many lines were filled so far. */
  times: number;
  notice?: string | undefined;
}

export interface Suggestions {
  products: readonly FoundProduct[];
  marked: number;
  choose: (product: FoundProduct) => void;
}

const MOST = 8;

/** The products of the document's business that match the text. */
function useFound(asked: Asked | null): readonly FoundProduct[] {
  const { slug: model = '' } = useParams<{ slug: string }>();
  const business = useChosen(model, 'business')?.documentId ?? '';
  const text = useTypedText(asked?.text.trim() ?? '');
  const skip = business === '' || asked === null;
  const { currentData, isError } = useInvoicingProductsQuery({ business, text }, { skip });
  return skip || isError ? [] : (currentData ?? []).slice(0, MOST);
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The next marked product in a list of so many. Before the first comes the last. */
function stepFrom(marked: number, step: -1 | 1, count: number): number {
  if (marked < 0) return step > 0 ? 0 : count - 1;
  return (marked + step + count) % count;
}

/**
 * Products for the text of a description, in a list below it. An arrow marks one and Enter takes it. While
 * none is marked, Enter keeps its meaning in the table.
 */
export function useSuggestions(actions: LineActions) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [filled, setFilled] = useState<Filled>({ row: -1, times: 0 });
  const products = useFound(asked);
  const { slug: model = '' } = useParams<{ slug: string }>();
  const currency = useCurrency(model);
  const close = () => setAsked(null);
  const choose = (product: FoundProduct) => {
    if (asked === null) return;
    actions.change(asked.row, lineOfProduct(product, currency));
    const notice = currencyNotice(product, currency);
    setFilled({ row: asked.row, times: filled.times + 1, notice });
    close();
  };
  const ask = (row: number, text: string) =>
    setAsked(text.trim() === '' || text.includes('\n') ? null : { row, text, marked: -1 });
  /** @returns whether the key was for the list */
  const press = ({ key, altKey }: Key, row: number, text: string): boolean => {
    const step = STEPS[key];
    if (asked === null && step === 1 && !altKey && text === '') {
      setAsked({ row, text: '', marked: -1 });
      return true;
    }
    if (asked === null || products.length === 0 || altKey) return false;
    const product = products[asked.marked];
    if (step !== undefined)
      setAsked({ ...asked, marked: stepFrom(asked.marked, step, products.length) });
    else if (key === 'Enter' && product) choose(product);
    else if (key === 'Escape') close();
    else return false;
    return true;
  };
  const of = (row: number): Suggestions | null =>
    asked?.row === row && products.length > 0 ? { products, marked: asked.marked, choose } : null;
  const noticeOf = (row: number) => (filled.row === row ? filled.notice : undefined);
  const fillsOf = (row: number) => (filled.row === row ? filled.times : 0);
  return { ask, close, press, of, noticeOf, fillsOf };
}
