import { z } from 'zod';
import { checkFlag } from '../../domain/checks';
import { MAX_CONTACTS, type SentContact } from '../../domain/contacts';
import { checkRecipient } from '../../domain/recipients';
import { say } from '../../messages/message';
import {
  DOCS,
  name,
  optional,
  required,
  SHORT,
  uuid,
  withDefault,
  type FieldDoc,
} from '../../validation/fields';
import { issueOf } from '../../validation/issue';
import { id, text, textOrNull } from './answer-fields';

const flag = (description: string) =>
  withDefault(checkFlag, false, { type: 'boolean', default: false, description });

const RECEIVES =
  'Where any contact with an address does, they go to these contacts, else to the `email` of the customer.';

const CONTACT = z
  .object({
    id: optional(uuid, DOCS.uuid('Of a contact that stays. Without a known one, it is a new one.')),
    name: required(name, DOCS.text('Trimmed; must not be empty.')),
    email: optional(checkRecipient, { ...DOCS.text('An e-mail address.'), format: 'email' }),
    receives_documents: flag(`Mails of documents without \`to\` go to it. ${RECEIVES}`),
    receives_reminders: flag(`Reminders go to it. ${RECEIVES}`),
    portal: flag(
      'It may sign in at the portal and see all of the customer; needs an `email`. An address that gets this is invited by mail. Where the business does not let its keys invite, true is 403 `invitation_not_allowed`, unless the contact with this `id` has it already with the same `email`.',
    ),
  })
  .refine(({ portal, email }) => !portal || email !== null, {
    // Also beside other problems: all of them are told at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
    path: ['email'],
    params: { said: say('required') },
  })
  .meta({ id: 'ContactSent', title: 'Contact of a customer to store' });

/** One problem for a wrong whole: each of many entries could have its own. */
function refuseWhole(input: unknown, context: z.RefinementCtx): unknown {
  const isWhole = input === undefined || input === null || Array.isArray(input);
  if (!isWhole) context.issues.push(issueOf(say('not_contacts')));
  else if (input && input.length > MAX_CONTACTS)
    context.issues.push(issueOf(say('too_many_contacts', { max: MAX_CONTACTS })));
  else return input;
  return z.NEVER;
}

const docOf = (description: string): FieldDoc => ({ maxItems: MAX_CONTACTS, description });

const list = () => z.array(CONTACT).nullable().optional();

/** The contacts of a new customer. Null is none. */
export const CONTACTS = z
  .preprocess(refuseWhole, list())
  .transform((contacts): readonly SentContact[] | null => contacts ?? null)
  .meta(docOf('The people to whom mails go.'));

/** The contacts of a PATCH. */
export const CONTACTS_CHANGE = z
  .preprocess(refuseWhole, list())
  .meta(docOf('They replace all contacts; null or an empty list removes them.'));

/** The contacts of an answer. */
export const ANSWERED_CONTACTS = z
  .array(
    z
      .object({
        id,
        name: text.max(SHORT),
        email: textOrNull,
        receives_documents: z.boolean(),
        receives_reminders: z.boolean(),
        portal: z.boolean().meta({ description: 'May sign in at the portal.' }),
      })
      .meta({ id: 'Contact' }),
  )
  .max(MAX_CONTACTS)
  .meta({ description: '`[]` without any.' });
