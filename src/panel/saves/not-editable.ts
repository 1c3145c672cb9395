import { errors } from '@strapi/utils';
import type { Rule } from './rule';

/** Records that only their own actions make and change. @param records their name, in the plural */
export const notEditable =
  (records: string): Rule =>
  () => {
    throw new errors.ApplicationError(`${records} cannot be edited`);
  };
