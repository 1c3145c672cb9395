import { TEMPLATES, type TemplateName } from '../domain/templates';
import { triggerFunction, type Part } from './step';

export type TemplateVersions = Readonly<Record<TemplateName, number>>;

/**
 * PL/pgSQL of a trigger that records the version of the template when a document is issued. Cancelling
 * an invoice does not issue it. On INSERT the fields of OLD are null.
 * @param versions current when the step was written: later ones must not change a published step
 */
export function recordTemplateVersion(versions: TemplateVersions): string {
  const current = TEMPLATES.map((name) => `WHEN '${name}' THEN ${versions[name]}`).join(' ');
  return `
  NEW.template_version := CASE
    WHEN NEW.state = 'draft' THEN NULL
    WHEN OLD.template_version IS NOT NULL AND NEW.template_type = OLD.template_type
      THEN OLD.template_version
    WHEN TG_TABLE_NAME = 'invoices' AND NEW.state = 'cancelled' AND OLD.template_version IS NULL
      THEN NULL
    ELSE CASE NEW.template_type ${current} END
  END;`;
}

/**
 * The trigger's function for INSERT. Each new version of a template needs a step with this function and
 * with `updateFunctions`.
 */
export function templateVersionFunction(versions: TemplateVersions): Part {
  return triggerFunction(
    'invoicing_template_version',
    `
BEGIN${recordTemplateVersion(versions)}
  RETURN NEW;
END `,
  );
}
