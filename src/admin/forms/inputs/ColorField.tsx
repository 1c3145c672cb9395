import { checkColor, NEUTRAL, sixDigits } from '../../../domain/color';
import { inputWords } from '../../words';
import { TextField, type TextFieldProps } from './TextField';
import { useFormField } from './use-form-field';

/** The colour of documents in six digits, which the browser's own dialog needs; grey for none. */
export function shownColor(text: string | null | undefined): string {
  const checked = checkColor(text);
  return sixDigits('value' in checked ? checked.value : NEUTRAL);
}

/** A colour, typed or chosen in the browser's own dialog. */
export function ColorField(props: TextFieldProps) {
  const { value, change } = useFormField<string | null>(props.name);
  const dialog = (
    <input
      type="color"
      aria-label={inputWords().chooseColor}
      value={shownColor(value)}
      disabled={props.disabled}
      style={{ width: 40, height: 40, flexShrink: 0 }}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
  return <TextField {...props} beside={dialog} />;
}
