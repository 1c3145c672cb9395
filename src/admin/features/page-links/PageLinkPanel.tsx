import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import type { PageLink } from '../../../panel/answers';
import { ActionButton } from '../../kit/actions/ActionButton';
import { actionWords, linkWords } from '../../words';
import { CREDIT_NOTE, INVOICE, QUOTATION } from '../../requests/content-manager';
import { printMoment } from '../../kit/status/payment-words';
import { usePageLink, type Linked } from './link-api';
import { useLinkActions } from './use-link-actions';

const PATHS: Readonly<Record<string, string>> = {
  [INVOICE]: 'invoices',
  [QUOTATION]: 'quotations',
  [CREDIT_NOTE]: 'credit-notes',
};

function Moment({ label, at }: { label: string; at: string }) {
  return (
    <Typography>
      {label} <time dateTime={at}>{printMoment(at)}</time>
    </Typography>
  );
}

function Opened({ opened_at: first, last_opened_at: last }: PageLink) {
  if (first === null || last === null)
    return <Typography textColor="neutral600">{linkWords().notOpened}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={1} data-testid="opened">
      <Moment label={linkWords().firstOpened} at={first} />
      {last === first ? null : <Moment label={linkWords().lastOpened} at={last} />}
    </Flex>
  );
}

const PreviewLink = ({ path }: { path: string }) => (
  <LinkButton
    href={path}
    isExternal
    rel="noopener noreferrer"
    target="_blank"
    variant="tertiary"
    startIcon={<Eye />}
    fullWidth
  >
    {linkWords().preview}
  </LinkButton>
);

function Shown({ link, linked }: { link: PageLink; linked: Linked }) {
  const actions = useLinkActions(linked, link.url);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Opened {...link} />
      {link.preview === null ? null : <PreviewLink path={link.preview} />}
      {actions.map((action) => (
        <ActionButton key={action.id} action={action} />
      ))}
    </Flex>
  );
}

function Page({ linked }: { linked: Linked }) {
  const { data, isError } = usePageLink(linked);
  if (data) return <Shown link={data} linked={linked} />;
  const none = isError ? linkWords().unreadable : actionWords().loading;
  return <Typography textColor="neutral600">{data === null ? linkWords().none : none}</Typography>;
}

/** The page of a document for its customer: when it was opened, its preview, and its link. */
export const PageLinkPanel: PanelComponent = ({ model, documentId, document }) => {
  const path = PATHS[model];
  if (!path || documentId === undefined || !document || document.state === 'draft') return null;
  return { title: linkWords().title, content: <Page linked={{ model, path, documentId }} /> };
};
