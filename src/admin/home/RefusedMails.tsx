import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { RefusedMail } from '../../panel/answers';
import { CREDIT_NOTE, INVOICE, MAIL, pageOf, QUOTATION } from '../content-manager';
import { Alarm } from './Alarm';
import { homeWords } from './words';

/** More would push the figures out of sight. */
const SHOWN = 3;

const MODELS = { invoice: INVOICE, quotation: QUOTATION, credit_note: CREDIT_NOTE };

function Refused({ mail: { type, documentId, subject, to, response } }: { mail: RefusedMail }) {
  return (
    <Flex gap={3} wrap="wrap" tag="li">
      <Link tag={NavLink} to={pageOf(MODELS[type], documentId)}>
        {subject}
      </Link>
      <Typography variant="pi">{to.join(', ')}</Typography>
      <Typography variant="pi" textColor="danger700" style={{ overflowWrap: 'anywhere' }}>
        {response}
      </Typography>
    </Flex>
  );
}

/** Mails that did not arrive. The page shows it only when there are some. */
export function RefusedMails({ mails }: { mails: readonly RefusedMail[] }) {
  if (mails.length === 0) return null;
  const { label, title } = homeWords().refused;
  const more = mails.length - SHOWN;
  return (
    <Alarm label={label} title={title}>
      <Flex
        direction="column"
        alignItems="flex-start"
        gap={1}
        tag="ul"
        minWidth={0}
        data-testid="home-refused"
      >
        {mails.slice(0, SHOWN).map((mail) => (
          <Refused key={`${mail.documentId} ${mail.at}`} mail={mail} />
        ))}
        {more > 0 ? (
          <li>
            <Link tag={NavLink} to={`${pageOf(MAIL)}?filters[$and][0][state][$eq]=failed`}>
              {homeWords().failing.more(more)}
            </Link>
          </li>
        ) : null}
      </Flex>
    </Alarm>
  );
}

/** Tells administrators that customers cannot open the links that they get. */
export function NoPublicUrl() {
  const { label, title, text } = homeWords().noPublicUrl;
  return (
    <Alarm label={label} title={title}>
      <Typography variant="pi">{text}</Typography>
    </Alarm>
  );
}
