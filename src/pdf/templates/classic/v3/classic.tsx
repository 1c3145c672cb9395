import type { Template } from '../../template';
import { classic as before } from '../v2/classic';

/** Version 2 for addresses in the form of their country. The view makes their lines. */
export const classic: Template = before;
