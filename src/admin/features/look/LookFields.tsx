import type { ReactNode } from 'react';
import { Box, Checkbox, Flex, Typography } from '@strapi/design-system';
import {
  ADDRESS_WINDOWS,
  DOCUMENT_FONTS,
  HIDEABLE,
  LOGO_SIDES,
  type DocumentLook,
} from '../../../domain/document-look';
import { PAPER_SIZES, type Paper } from '../../../domain/paper';
import { TEMPLATES, USUAL_TEMPLATE } from '../../../domain/templates';
import { ColorField } from '../../forms/inputs/ColorField';
import { LogoField } from '../../forms/inputs/LogoField';
import { DialogChoice } from '../../kit/dialogs/fields';
import { useFormField } from '../../forms/inputs/use-form-field';
import { designerWords, inputWords } from '../../words';
import { fieldText } from '../../words/field-text';
import { FONT_NAMES } from './look-text';
import { useLook } from './use-look';

interface GroupProps {
  title: string;
  children: ReactNode;
}

/** Some fields that belong together, with the name of what they rule. */
export function Group({ title, children }: GroupProps) {
  return (
    <Box tag="section" aria-label={title} paddingBottom={7}>
      <Typography tag="h3" variant="delta">
        {title}
      </Typography>
      <Flex direction="column" alignItems="stretch" gap={4} paddingTop={4}>
        {children}
      </Flex>
    </Box>
  );
}

interface ChoiceProps<Value extends string> {
  name: string;
  label: string;
  hint?: string;
  value: Value | undefined;
  names: Readonly<Record<Value, string>>;
  values: readonly Value[];
  /** The name of the value without a choice; by default that of the template. */
  usual?: string;
  onChange: (value: Value | undefined) => void;
}

/** One of a few values, or none. */
function Choice<Value extends string>({
  names,
  values,
  value,
  usual = designerWords().ofTemplate,
  ...field
}: ChoiceProps<Value>) {
  return (
    <DialogChoice
      {...field}
      value={value ?? null}
      placeholder={usual}
      options={values.map((one) => ({ value: one, label: names[one] }))}
      onChange={(chosen) => field.onChange(values.find((one) => one === chosen))}
    />
  );
}

type Look = ReturnType<typeof useLook>;

function PartChoices({ look, set }: Look) {
  const words = designerWords();
  const hidden: NonNullable<DocumentLook['hidden']> = look.hidden ?? [];
  return (
    <>
      {HIDEABLE.map((part) => (
        <Checkbox
          key={part}
          checked={!hidden.includes(part)}
          onCheckedChange={(shown: boolean | 'indeterminate') =>
            set({
              hidden: HIDEABLE.filter((one) => (one === part ? !shown : hidden.includes(one))),
            })
          }
        >
          {words.parts[part]}
        </Checkbox>
      ))}
    </>
  );
}

function Brand({ look, set }: Look) {
  const words = designerWords();
  return (
    <Group title={words.groups.brand}>
      <ColorField
        name="brand_color"
        label={fieldText('Colour of documents')}
        hint={words.colourHint}
        placeholder="#0F766E"
        disabled={false}
      />
      <Choice
        name="logo_side"
        label={words.logoSide}
        value={look.logo_side}
        values={LOGO_SIDES}
        names={words.sides}
        onChange={(logo_side) => set({ logo_side })}
      />
      <LogoField
        name="logo"
        label={fieldText('Logo')}
        hint={words.logoHint}
        disabled={false}
        attribute={{ type: 'media', multiple: false, allowedTypes: ['images'] }}
      />
    </Group>
  );
}

function PaperChoices({ look, set }: Look) {
  const paper = useFormField<Paper | null>('paper_size');
  const words = designerWords();
  return (
    <Group title={words.groups.paper}>
      <Choice
        name="paper_size"
        label={fieldText('Paper')}
        usual={words.ofInstallation}
        value={paper.value ?? undefined}
        values={PAPER_SIZES}
        names={inputWords().choices.paper_size}
        onChange={(size) => paper.change(size ?? null)}
      />
      <Choice
        name="address_window"
        label={words.addressWindow}
        hint={words.addressWindowHint}
        usual={words.windows.none}
        value={look.address_window}
        values={ADDRESS_WINDOWS}
        names={words.windows}
        onChange={(address_window) => set({ address_window })}
      />
    </Group>
  );
}

/** Everything about the look of documents but their words. */
export function LookFields() {
  const own = useLook();
  const { look, set } = own;
  const words = designerWords();
  const names = inputWords().choices.template_type;
  return (
    <>
      <Group title={words.groups.template}>
        <Choice
          name="template"
          label={words.template}
          usual={names[USUAL_TEMPLATE]}
          value={look.template}
          values={TEMPLATES}
          names={names}
          onChange={(template) => set({ template })}
        />
        <Choice
          name="font"
          label={words.font}
          value={look.font}
          values={DOCUMENT_FONTS}
          names={FONT_NAMES}
          onChange={(font) => set({ font })}
        />
      </Group>
      <Brand {...own} />
      <PaperChoices {...own} />
      <Group title={words.groups.parts}>
        <PartChoices {...own} />
      </Group>
    </>
  );
}
