import { createContext, useContext } from 'react';
import { useParams } from 'react-router-dom';

const Model = createContext<string | null>(null);

/** Tells the parts of a list its type. */
export const ListModel = Model.Provider;

/** The type of the list on the page: of one of ours, or of Strapi's, whose address holds it. */
export function useListModel(): string {
  const { slug = '' } = useParams<{ slug: string }>();
  return useContext(Model) ?? slug;
}
