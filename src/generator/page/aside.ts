import { html, type Html } from '../../domain/html';
import { drawn, type PageText } from './text';

export const aside = ({ words }: PageText): Html => html`
  <aside class="preview" aria-label="${words.preview}">
    <div class="dock">
      <div class="actions">
        <button type="submit" form="form" id="download" class="primary">${words.download}</button>
        <a id="open-preview" class="ghost" target="_blank" rel="noopener" hidden
          >${words.openPreview}</a
        >
      </div>
      <p id="message" class="message" role="alert"></p>
    </div>
    <div class="paper" id="paper">
      <p id="preview-hint">${words.previewHint}</p>
      <iframe id="preview" title="${words.previewTitle}" hidden></iframe>
    </div>
    <p><button type="button" id="clear" class="link">${words.clear}</button></p>
    <p class="hint">${words.kept} ${drawn(words.keys, (key) => html`<kbd>${key}</kbd>`)}</p>
    <p class="hint">
      ${words.needMore}
      <button type="button" id="own-service" class="link">${words.toAccount}</button>
    </p>
  </aside>
`;
