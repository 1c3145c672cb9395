import { Field, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import type { ImportReport } from '../../../panel/answers';
import { importWords } from '../../words';
import type { Choices, Import } from './use-import';

interface Props extends Pick<Import, 'change' | 'choices'> {
  report: ImportReport;
}

/** Stands for a file of a program that nobody has described. */
const OTHER = 'none';
/** The exports of this service. */
const OWN = 'own';

/** The program that the file comes from, as its columns show or as somebody says. */
export function ProfileField({ report, choices, change }: Props) {
  const words = importWords().profile;
  const { profile, profiles } = report;
  const nameOf = (id: string) =>
    id === OWN ? words.own : (profiles.find((one) => one.id === id)?.name ?? id);
  const choose = (id: string) => {
    // Its columns fill other fields.
    const { mapping: _mapping, ...kept } = choices;
    change({ choices: { ...kept, profile: id } as Choices });
  };
  return (
    <>
      {profile === null ? null : <Typography>{words.found(nameOf(profile))}</Typography>}
      <Field.Root name="profile">
        <Field.Label>{words.label}</Field.Label>
        <SingleSelect
          value={profile ?? OTHER}
          onChange={(id: string | number) => choose(String(id))}
        >
          <SingleSelectOption value={OTHER}>{words.other}</SingleSelectOption>
          {profiles.map(({ id }) => (
            <SingleSelectOption key={id} value={id}>
              {nameOf(id)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </>
  );
}
