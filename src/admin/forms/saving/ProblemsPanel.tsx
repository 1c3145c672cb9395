import { Flex, TextButton, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import {
  unstable_useDocumentLayout as useDocumentLayout,
  type PanelComponent,
} from '@strapi/content-manager/strapi-admin';
import { hasMetadata } from '../../requests/custom-fields';
import { useCustomFields } from '../metadata/use-custom-fields';
import { formProblems, type FormProblem } from './form-problems';
import { goToField } from './go-to-field';
import { savingWords } from '../../words';

function Problems({ problems }: { problems: readonly FormProblem[] }) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} tag="ul" data-testid="problems">
      {problems.map(({ path, label }) => (
        <li key={path}>
          <TextButton onClick={() => goToField(path)}>
            <Typography textColor="danger600">{label}</Typography>
          </TextButton>
        </li>
      ))}
    </Flex>
  );
}

interface Refused {
  errors: unknown;
  labelOf: (path: string) => string | undefined;
}

/** The same for a record with metadata, whose custom fields have labels of their business. */
function ProblemsOfRecord({ errors, labelOf }: Refused) {
  const fields = useCustomFields();
  const own = (path: string) => fields.find(({ key }) => path === `metadata.${key}`)?.label;
  return <Problems problems={formProblems(errors, (path) => own(path) ?? labelOf(path))} />;
}

/** The fields that a save was refused for, beside the form. The message stands at each of them. */
export const ProblemsPanel: PanelComponent = ({ model }) => {
  const errors = useForm('ProblemsPanel', (form) => form.errors);
  const { edit } = useDocumentLayout(model);
  const labelOf = (path: string) => edit.metadatas[path]?.label;
  const problems = formProblems(errors, labelOf);
  if (problems.length === 0) return null;
  const content = hasMetadata(model) ? (
    <ProblemsOfRecord errors={errors} labelOf={labelOf} />
  ) : (
    <Problems problems={problems} />
  );
  return { title: savingWords().toMend, content };
};
