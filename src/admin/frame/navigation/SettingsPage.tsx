import { Box, Flex, Grid, Link, Main, Typography } from '@strapi/design-system';
import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { PRODUCT } from '../../words/product';
import {
  ABOUT_PATH,
  INVOICING_LINKS,
  OTHER_LINKS,
  type Permission,
  type SettingsLink,
} from './settings-links';
import { navigationWords } from '../../words';

const isGranted =
  (granted: readonly Permission[]) =>
  ({ permissions }: SettingsLink): boolean =>
    permissions.length === 0 ||
    permissions.some(({ action, subject }) =>
      granted.some((one) => one.action === action && (subject ?? one.subject) === one.subject),
    );

function Card({ link }: { link: SettingsLink }) {
  const { label, about } = navigationWords().pages[link.id];
  return (
    <Box
      background="neutral0"
      hasRadius
      shadow="filterShadow"
      padding={5}
      width="100%"
      height="100%"
    >
      <Flex direction="column" alignItems="flex-start" gap={2}>
        <Link tag={NavLink} to={link.to}>
          {label}
        </Link>
        <Typography textColor="neutral600">{about}</Typography>
      </Flex>
    </Box>
  );
}

function Section({ title, links }: { title: string; links: readonly SettingsLink[] }) {
  if (links.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} tag="section" aria-label={title}>
      <Typography variant="delta" tag="h2">
        {title}
      </Typography>
      <Grid.Root gap={4}>
        {links.map((link) => (
          <Grid.Item key={link.id} col={4} s={6} xs={12} alignItems="stretch">
            <Card link={link} />
          </Grid.Item>
        ))}
      </Grid.Root>
    </Flex>
  );
}

/** The first page of the settings. It names only what the operator may open. */
export function SettingsPage() {
  const granted = useAuth('SettingsPage', ({ permissions }) => permissions);
  const mine = isGranted(granted as readonly Permission[]);
  const words = navigationWords();
  return (
    <Main>
      <Page.Title>{words.settings}</Page.Title>
      <Layouts.Header title={words.settings} subtitle={words.settingsAbout} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={7} paddingBottom={8}>
          <Section title={PRODUCT} links={INVOICING_LINKS.filter(mine)} />
          <Section title={words.people} links={OTHER_LINKS.filter(mine)} />
          <Link tag={NavLink} to={`/settings/${ABOUT_PATH}`}>
            {words.installation}
          </Link>
        </Flex>
      </Layouts.Content>
    </Main>
  );
}
