import { Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { EInvoiceProblem } from '../../../panel/answers';
import { SideList } from '../../kit/SideList';
import { fieldOf } from './shown-finding';

export function Note({ children }: { children: string }) {
  return (
    <Typography variant="pi" textColor="neutral600">
      {children}
    </Typography>
  );
}

function Problem({ problem }: { problem: EInvoiceProblem }) {
  const { page, message } = problem;
  const field = fieldOf(problem);
  return (
    <li>
      <Typography>
        {page === null ? (
          field
        ) : (
          <Link tag={NavLink} to={page}>
            {field}
          </Link>
        )}{' '}
        {message}
      </Typography>
    </li>
  );
}

interface Props {
  testId: string;
  problems: readonly EInvoiceProblem[];
  /** How they are mended. */
  note: string;
}

/** The missing fields, with links to their forms. */
export function Problems({ testId, problems, note }: Props) {
  return (
    <>
      <SideList testId={testId}>
        {problems.map((problem) => (
          <Problem key={problem.pointer + problem.message} problem={problem} />
        ))}
      </SideList>
      <Note>{note}</Note>
    </>
  );
}
