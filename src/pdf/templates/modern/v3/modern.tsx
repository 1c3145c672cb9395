import type { Template } from '../../template';
import { modern as before } from '../v2/modern';

/** Version 2 for addresses in the form of their country. The view makes their lines. */
export const modern: Template = before;
