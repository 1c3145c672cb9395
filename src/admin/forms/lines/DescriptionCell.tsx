import { pricedLabel } from '../inputs/line-of-product';
import type { CellInput } from './LineCell';
import type { Suggestions } from './use-suggestions';
import { Notice } from '../inputs/Notice';
import { lineWords } from '../../words';

interface Props extends CellInput {
  text: string;
  suggestions: Suggestions | null;
  notice: string | undefined;
}

function Products({ id, products, marked, choose }: Suggestions & { id: string }) {
  return (
    <div id={id} role="listbox" aria-label={lineWords().products} className="products">
      {products.map((product, index) => (
        <div
          key={product.documentId}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === marked}
          // The description keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(product)}
        >
          {pricedLabel(product)}
        </div>
      ))}
    </div>
  );
}

/** The description of a line. It grows with its text, and offers products for it. */
export function DescriptionCell({ text, suggestions, notice, ...input }: Props) {
  const list = `${input.name}-products`;
  const marked = suggestions && suggestions.marked >= 0 ? suggestions.marked : undefined;
  return (
    <>
      <div className="grows" data-text={`${text} `}>
        <textarea
          {...input}
          rows={1}
          value={text}
          maxLength={2000}
          placeholder={lineWords().descriptionExample}
          aria-autocomplete="list"
          {...(suggestions ? { 'aria-controls': list } : {})}
          {...(marked === undefined ? {} : { 'aria-activedescendant': `${list}-${marked}` })}
        />
      </div>
      {suggestions ? <Products id={list} {...suggestions} /> : null}
      <Notice text={notice} />
    </>
  );
}
