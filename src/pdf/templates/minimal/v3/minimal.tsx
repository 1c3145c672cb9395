import type { Template } from '../../template';
import { minimal as before } from '../v2/minimal';

/** Version 2 for addresses in the form of their country. The view makes their lines. */
export const minimal: Template = before;
