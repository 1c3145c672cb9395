import { version } from '@strapi/strapi/package.json';

/** A part of Strapi that we use though Strapi documents no promise about it. */
export interface Part {
  /** As the person who upgrades Strapi finds it in Strapi's source. */
  name: string;
  /** The consequence of its absence. */
  breaks: string;
}

/** Strapi lacks a part that this service needs. `assert.ts` collects them at the start. */
export class MissingPart extends Error {
  constructor(
    { name, breaks }: Part,
    readonly lack = 'is missing',
  ) {
    super(`Strapi ${version}'s ${name} ${lack}: ${breaks}. See docs/upgrading.md`);
  }
}

/**
 * Gives a part of Strapi the type that we rely on, after a check that it is there.
 * @param methods names of the functions that it must have
 * @throws MissingPart
 */
export function requirePart<T extends object>(
  part: Part,
  value: unknown,
  methods: readonly (keyof T & string)[] = [],
): T {
  const found = value as Partial<T> | null | undefined;
  const missing = methods.filter((method) => typeof found?.[method] !== 'function');
  if (missing.length > 0) throw new MissingPart(part, `has no ${missing.join(', ')}`);
  if (found === null || found === undefined) throw new MissingPart(part);
  return found as T;
}
