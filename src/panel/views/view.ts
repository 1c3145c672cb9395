/** The label and the help text of one field in the panel. */
export interface FieldView {
  label: string;
  /** A sentence below the field, in plain words. */
  help?: string;
  placeholder?: string;
  /** The service computes it. Operators see it and cannot change it. */
  readOnly?: true;
  /** For a relation: the field of the related record that the picker shows. */
  namedBy?: string;
}

/** A field, and its width out of twelve columns. */
type Cell = readonly [name: string, width: number];

/** The list and the form of one type in the Content Manager. Operators can change all of it. */
export interface View {
  /** The field that names a record in pickers, and in the title of its form. */
  namedBy: string;
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  columns?: readonly string[];
  /** Rows of the form, in the order of the work. The form hides fields that are in no row. */
  form: readonly (readonly Cell[])[];
  fields: Readonly<Record<string, FieldView>>;
}

function metadataOf(field: FieldView) {
  return {
    edit: {
      label: field.label,
      description: field.help ?? '',
      placeholder: field.placeholder ?? '',
      editable: field.readOnly !== true,
      ...(field.namedBy === undefined ? {} : { mainField: field.namedBy }),
    },
    list: { label: field.label },
  };
}

/** Strapi requires all of these or none. A related record opens on its own page. */
const SETTINGS = {
  bulkable: true,
  filterable: true,
  searchable: true,
  pageSize: 20,
  relationOpenMode: 'page',
};

/** The view as the `config` of a Strapi schema, from which the Content Manager takes its defaults. */
export function asSchemaConfig(view: View) {
  const [defaultSortBy, defaultSortOrder] = view.sort ?? [view.namedBy, 'ASC'];
  return {
    settings: { ...SETTINGS, mainField: view.namedBy, defaultSortBy, defaultSortOrder },
    metadatas: Object.fromEntries(
      Object.entries(view.fields).map(([name, field]) => [name, metadataOf(field)]),
    ),
    layouts: {
      ...(view.columns ? { list: [...view.columns] } : {}),
      edit: view.form.map((row) => row.map(([name, size]) => ({ name, size }))),
    },
  };
}
