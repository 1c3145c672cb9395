import { errors } from '@strapi/utils';

/** Strapi has no class for 409. `http/panel/chain` answers it. */
export class ConflictError extends errors.ApplicationError<'ConflictError'> {
  constructor(message: string, details: object) {
    super(message, details);
    this.name = 'ConflictError';
  }
}
