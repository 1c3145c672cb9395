import { useEffect, useRef } from 'react';
import { Flex, TextButton, Typography } from '@strapi/design-system';
import type { RecurringPreview } from '../../../panel/answers';
import { recurringWords } from '../../words';

/** The inputs of a form whose texts may have placeholders. */
const TEXTS =
  '[data-column="description"], [name="notes"], [name="terms"], [name="order_reference"]';

type Text = HTMLInputElement | HTMLTextAreaElement;

/** The text in which the cursor was last. */
function useLastText() {
  const last = useRef<Text | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(TEXTS)) last.current = target as Text;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return () => (last.current?.isConnected ? last.current : document.querySelector<Text>(TEXTS));
}

/** Puts a text at the cursor, as if it were typed. */
function typeInto(input: Text, text: string): void {
  input.focus();
  const { selectionStart, selectionEnd, value } = input;
  input.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The placeholders with what they say on the next invoice. A click puts one into the last text. */
export function Placeholders({ placeholders }: Pick<RecurringPreview, 'placeholders'>) {
  const lastText = useLastText();
  const words = recurringWords().placeholders;
  const insert = (name: string) => {
    const input = lastText();
    if (input && !input.disabled) typeInto(input, name);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={1} paddingTop={3}>
      <Typography variant="sigma" textColor="neutral600" tag="h3">
        {words.title}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {words.text}
      </Typography>
      {placeholders.map(({ name, text }) => (
        <Flex key={name} justifyContent="space-between" gap={2} wrap="wrap">
          <TextButton
            aria-label={words.insert(`{${name}}`)}
            // The text keeps its cursor.
            onMouseDown={(event: React.MouseEvent) => event.preventDefault()}
            onClick={() => insert(`{${name}}`)}
          >
            {`{${name}}`}
          </TextButton>
          <Typography>{text}</Typography>
        </Flex>
      ))}
    </Flex>
  );
}
