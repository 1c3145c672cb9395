import { useRef, useState, type ComponentType } from 'react';
import { Box, Button, Flex } from '@strapi/design-system';
import { Upload } from '@strapi/icons';
import { styled } from 'styled-components';
import { useField, useFetchClient, useStrapiApp } from '@strapi/strapi/admin';
import { useNotify } from '../../requests/use-notify';
import type { InputProps } from './input-props';
import { inputWords } from '../../words';

const PICTURES = 'image/png,image/jpeg';

interface MediaProps extends InputProps {
  attribute?: unknown;
}

/** Stores a picture, and puts it into the form's field. */
function useUpload(name: string) {
  const { onChange } = useField(name);
  const { post } = useFetchClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const upload = async (picture: File) => {
    const body = new FormData();
    body.append('files', picture);
    setBusy(true);
    try {
      const { data } = await post<object[]>('/upload', body);
      onChange(name, data[0]);
    } catch (error) {
      notify.failed(error);
    }
    setBusy(false);
  };
  return { busy, upload };
}

/** Takes a picture from the computer, by the browser's own dialog. */
function UploadButton({ name, disabled }: Pick<InputProps, 'name' | 'disabled'>) {
  const { busy, upload } = useUpload(name);
  const files = useRef<HTMLInputElement>(null);
  const words = inputWords().logo;
  const take = (input: HTMLInputElement) => {
    const [picture] = input.files ?? [];
    // The same file may be chosen again after a refusal.
    input.value = '';
    if (picture) void upload(picture);
  };
  return (
    <Box>
      <Button
        variant="tertiary"
        startIcon={<Upload />}
        disabled={disabled}
        loading={busy}
        onClick={() => files.current?.click()}
      >
        {words.upload}
      </Button>
      <input
        ref={files}
        type="file"
        accept={PICTURES}
        aria-label={words.picture}
        hidden
        onChange={(event) => take(event.currentTarget)}
      />
    </Box>
  );
}

/** Strapi lays its buttons over the lower part of the picture. Here they have a place below it. */
const Picture = styled(Box)`
  [aria-roledescription='carousel']:has(img) {
    padding-bottom: 4.4rem;
  }
`;

/**
 * Strapi's input, which chooses from all stored files, with a button that takes a picture from the
 * computer at once. Strapi's own way there has five clicks.
 */
export function LogoField(props: MediaProps) {
  const fields = useStrapiApp('LogoField', ({ fields: all }) => all);
  const Media = fields['media'] as ComponentType<MediaProps> | undefined;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Picture>{Media ? <Media {...props} /> : null}</Picture>
      <UploadButton name={props.name} disabled={props.disabled} />
    </Flex>
  );
}
