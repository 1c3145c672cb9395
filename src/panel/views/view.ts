/** How one field is called and explained in the panel. */
export interface FieldView {
  label: string;
  /** A sentence below the field, in plain words. */
  help?: string;
  placeholder?: string;
  /** Computed by the service: shown, never typed. */
  readOnly?: true;
  /** For a relation: the field of the other record that names it in the picker. */
  namedBy?: string;
}

/** Field and width of twelve columns. */
type Cell = readonly [name: string, width: number];

/** How the Content Manager lists and edits one type; all of it is where an operator can change it. */
export interface View {
  /** The field that names a record in pickers, and in the title of its form. */
  namedBy: string;
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  columns?: readonly string[];
  /** Rows of the form, in the order in which one thinks of them. What is in no row is not shown. */
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

/** Strapi wants all of them where one is given. A related record opens as a page of its own. */
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
