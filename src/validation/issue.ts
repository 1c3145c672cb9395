import type { ErrorCode } from '../domain/errors';
import type { Sentence } from '../messages/message';

/** Zod's issues hold texts alone, so what they say goes beside. */
interface Params {
  said?: Sentence;
  /** Such an issue is told alone, with this code. */
  errorCode?: ErrorCode;
}

interface More {
  path?: (string | number)[];
  errorCode?: ErrorCode;
}

/** An issue that a check of ours finds. */
export const issueOf = (said: Sentence, { path, errorCode }: More = {}) => ({
  code: 'custom' as const,
  message: String(said),
  input: undefined,
  ...(path && { path }),
  params: { said, errorCode },
});

/** What our checks put into an issue; nothing for an issue of zod's own. */
export const paramsOf = (issue: { code?: string | undefined; params?: object }): Params =>
  issue.code === 'custom' ? (issue.params ?? {}) : {};
