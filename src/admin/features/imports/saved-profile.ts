import type { ImportReport } from '../../../panel/answers';
import type { ProfileList } from '../profiles/profiles-api';
import type { Import } from './use-import';

/** A file that is read, and where its profiles are saved. */
export interface ProfileProps extends Pick<Import, 'change' | 'choices'> {
  report: ImportReport;
  of: ProfileList;
}

/** The saved profile by which the file was read. */
export const savedIn = ({ profile, profiles }: ImportReport) =>
  profiles.find(({ id, reading }) => id === profile && reading !== undefined);
