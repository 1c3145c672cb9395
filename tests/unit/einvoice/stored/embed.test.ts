import { embeddedFiles } from '../../../../src/einvoice/stored/embed';

const file = (name: string, text: string) => ({
  name,
  media_type: 'application/pdf' as const,
  content: Buffer.from(text),
});

test('each file stands where its stand-in was', async () => {
  const { attachments, embed } = embeddedFiles([file('a.pdf', 'first'), file('b.pdf', 'sécond')]);
  const xml = attachments.map(({ name, content }) => `<é name="${name}">${content}</é>`).join('\n');
  expect((await embed(xml)).toString('utf8')).toBe(
    `<é name="a.pdf">${Buffer.from('first').toString('base64')}</é>\n` +
      `<é name="b.pdf">${Buffer.from('sécond').toString('base64')}</é>`,
  );
});

test('without files the text stays as it is', async () => {
  const { attachments, embed } = embeddedFiles([]);
  expect([attachments, (await embed('<é/>')).toString('utf8')]).toEqual([[], '<é/>']);
});
