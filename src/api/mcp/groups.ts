import { z } from 'zod';
import { checkOneOf, type Check } from '../../domain/checks';
import { optional } from '../../validation/fields';
import { TAGS, type Operation } from '../../http/routes/operation';
import { pathWords } from './tool-names';

const nameOf = (tag: Operation['tag']): string => tag.toLowerCase().replace(' ', '_');

/** In no group: what is about no record. */
const ALONE = new Set(['Business', 'Generator', 'Tools']);

/** Groups of tools that an address may ask for: the parts of the reference, and events. */
const GROUPS = [...TAGS.filter((tag) => !ALONE.has(tag)).map(nameOf), 'events'];

const checkGroups: Check<readonly string[]> = (input) => {
  const names = String(input).split(',');
  const problem = names.map(checkOneOf(GROUPS)).find((one) => 'problem' in one);
  return problem ?? { value: names };
};

/** Query of POST /api/v1/mcp. */
export const TOOLS_QUERY = z.object({ tools: optional(checkGroups, {}) });

export const groupOf = ({ path, tag }: Operation): string =>
  pathWords(path)[0] === 'events' ? 'events' : nameOf(tag);
