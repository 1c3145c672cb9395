import { useField } from '@strapi/strapi/admin';
import type { LineProblem } from './line-problems';

const FormMessage = ({ path }: { path: string }) => <>{useField(path).error}</>;

/** The messages below a line. Strapi's form puts the focus into the input of the first one. */
export function LineErrors({ problems }: { problems: readonly LineProblem[] }) {
  return (
    <>
      {problems.map(({ id, label, path, message }) => (
        <p key={id}>
          {label === undefined ? null : <span>{label}: </span>}
          <span id={id} data-strapi-field-error>
            {path === undefined ? message : <FormMessage path={path} />}
          </span>
        </p>
      ))}
    </>
  );
}
