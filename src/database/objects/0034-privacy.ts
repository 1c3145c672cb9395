import { statement, type Step } from '../step';

/** Links of pages as earlier versions stored them in mails. They were of the mail's own document. */
const LINK = String.raw`(https?://[^[:space:]"<>]*)?/d/[A-Za-z0-9_-]{44}(?![A-Za-z0-9_-])`;
const withoutLinks = (column: string) =>
  `regexp_replace(${column}, '${LINK}', '[link to this document]', 'g')`;

/** Stored mails hold no link: it is put in when they are sent. */
const MAILS = statement(`UPDATE mails SET subject = ${withoutLinks('subject')},
    plain_text = ${withoutLinks('plain_text')}, html = ${withoutLinks('html')},
    last_response = ${withoutLinks('last_response')},
    attempt_log = ${withoutLinks('attempt_log::text')}::jsonb
  WHERE concat(subject, plain_text, html, last_response, attempt_log) ~ '${LINK}'`);

/** Retention and erasure (docs/privacy.md). */
export const privacy: Step = { number: 34, name: 'privacy', parts: [MAILS] };
