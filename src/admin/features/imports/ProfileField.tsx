import { Field, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { importWords, profileWords } from '../../words';
import { ProfileActions } from '../profiles/ProfileActions';
import { savedIn, type ProfileProps } from './saved-profile';
import type { Choices } from './use-import';

/** Stands for a file of a program that nobody has described. */
const OTHER = 'none';
/** The exports of this service. */
const OWN = 'own';

/** The program that the file comes from, as its columns show or as somebody says. */
export function ProfileField({ report, choices, change, of }: ProfileProps) {
  const words = importWords().profile;
  const { profile, profiles } = report;
  const saved = savedIn(report);
  const nameOf = (id: string) =>
    id === OWN ? words.own : (profiles.find((one) => one.id === id)?.name ?? id);
  const choose = (id: string) => {
    // Its columns fill other fields.
    const { mapping: _mapping, ...kept } = choices;
    change({ choices: { ...kept, profile: id } as Choices });
  };
  const forget = (name: string | null) => {
    const { profile: _profile, ...kept } = choices;
    change(name === null ? { choices: kept } : {});
  };
  const found = saved ? profileWords().found : words.found;
  return (
    <>
      {profile === null ? null : <Typography>{found(nameOf(profile))}</Typography>}
      <Field.Root name="profile">
        <Field.Label>{words.label}</Field.Label>
        <SingleSelect
          value={profile ?? OTHER}
          onChange={(id: string | number) => choose(String(id))}
        >
          <SingleSelectOption value={OTHER}>{words.other}</SingleSelectOption>
          {profiles.map(({ id, reading }) => (
            <SingleSelectOption key={id} value={id}>
              {reading ? profileWords().here(nameOf(id)) : nameOf(id)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      {saved ? <ProfileActions of={of} profile={saved} onChange={forget} /> : null}
    </>
  );
}
