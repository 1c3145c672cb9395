import { Box, Flex, Typography } from '@strapi/design-system';
import { bankWords } from '../../words';
import { ProfileActions } from '../profiles/ProfileActions';
import { useProfiles } from '../profiles/profiles-api';

/** The columns of banks' CSV that a business has described. */
export function BankProfiles({ business }: { business: string }) {
  const of = { business, list: 'bank' } as const;
  const { data = [] } = useProfiles(of);
  if (data.length === 0) return null;
  const { saved } = bankWords().columns;
  return (
    <Box paddingTop={4}>
      <Typography variant="delta" tag="h2">
        {saved}
      </Typography>
      <ul aria-label={saved}>
        {data.map((profile) => (
          <li key={profile.id}>
            <Flex gap={4} wrap="wrap" paddingTop={2}>
              <Typography>{profile.name}</Typography>
              <ProfileActions of={of} profile={profile} />
            </Flex>
          </li>
        ))}
      </ul>
    </Box>
  );
}
