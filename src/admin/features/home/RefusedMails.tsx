import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { RefusedMail } from '../../../panel/answers';
import {
  CREDIT_NOTE,
  CUSTOMER,
  INVOICE,
  MAIL,
  pageOf,
  QUOTATION,
} from '../../requests/content-manager';
import { Alarm } from './Alarm';
import { AlarmList } from './AlarmList';
import { homeWords } from '../../words';

const MODELS = {
  invoice: INVOICE,
  quotation: QUOTATION,
  credit_note: CREDIT_NOTE,
  customer: CUSTOMER,
};

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
  return (
    <AlarmList
      {...homeWords().refused}
      testId="home-refused"
      rows={mails.map((mail) => (
        <Refused key={`${mail.documentId} ${mail.at}`} mail={mail} />
      ))}
      shown={3}
      page={`${pageOf(MAIL)}?filters[$and][0][state][$eq]=failed`}
    />
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
