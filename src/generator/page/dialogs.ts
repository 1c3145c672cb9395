import { html, type Html } from '../../domain/html';
import { drawn, label, unitOptions, type PageText } from './text';

/** A line of the invoice, of which a script makes copies. */
const line = (text: PageText): Html => html`
  <template id="line">
    <li class="line">
      <label
        >${label(text, 'item')}<textarea
          data-line="item"
          rows="1"
          dir="auto"
          maxlength="2000"
          placeholder="${text.words.itemExample}"
        ></textarea>
      </label>
      <label
        >${label(text, 'quantity')}<input data-line="qty" inputmode="decimal" placeholder="1"
      /></label>
      <label class="unit"
        ><span>${text.words.unit}</span
        ><select data-line="unit">
          ${unitOptions(text)}
        </select></label
      >
      <label
        >${label(text, 'rate')}<input
          data-line="rate"
          inputmode="decimal"
          placeholder="${text.words.zero}"
      /></label>
      <label class="tax"
        ><span>${label(text, 'tax')} %</span
        ><input data-line="tax" inputmode="decimal" placeholder="0"
      /></label>
      <output data-line="amount"></output>
      <button type="button" class="remove" data-line="remove">
        <span aria-hidden="true">×</span>
      </button>
      <p class="error" data-line="error"></p>
    </li>
  </template>
`;

const clear = ({ words }: PageText): Html => html`
  <dialog id="confirm-clear" aria-labelledby="confirm-text">
    <form method="dialog">
      <p id="confirm-text">${words.clearQuestion}</p>
      <button value="cancel" class="ghost">${words.clearNo}</button>
      <button value="clear" class="primary">${words.clearYes}</button>
    </form>
  </dialog>
`;

const rename = ({ words }: PageText): Html => html`
  <dialog id="rename" aria-labelledby="rename-title">
    <form method="dialog">
      <p id="rename-title">${words.renameTitle}</p>
      <label class="field">
        <span>${words.name}</span>
        <input id="draft-name" dir="auto" maxlength="100" />
      </label>
      <div class="dialog-actions">
        <button type="submit" value="rename" class="primary">${words.renameDraft}</button>
        <button type="submit" value="cancel" class="ghost">${words.cancel}</button>
      </div>
    </form>
  </dialog>
`;

/** A narrow screen breaks it at spaces alone, and not after a hyphen. */
const COMMAND = 'npm run -s key:create -- --business "Acme" --scopes read,write'
  .split(' ')
  .map((word, at) => html`${at > 0 && ' '}<span>${word}</span>`);
const LINKS = ['/admin', '/docs'];

const service = ({ words }: PageText): Html => html`
  <dialog id="run-it" aria-labelledby="run-title">
    <h2 id="run-title">${words.runTitle}</h2>
    <p>${words.runIntro}</p>
    <ol>
      <li>${words.runInstall}</li>
      <li>
        ${words.runStart}
        <pre><code>npm start</code></pre>
      </li>
      <li>${words.runOpen}</li>
      <li>
        ${words.runWrite}
        <pre><code>${COMMAND}</code></pre>
      </li>
    </ol>
    <p>
      ${drawn(words.runAlready, (name, place) => html`<a href="${LINKS[place] ?? '/'}">${name}</a>`)}
    </p>
    <p>${words.runTake}</p>
    <form method="dialog" class="dialog-actions">
      <button type="button" id="save-draft" class="ghost">${words.runSave}</button>
      <button class="primary">${words.close}</button>
    </form>
  </dialog>
`;

/** Everything that is not in sight at first. */
export const hidden = (text: PageText): Html =>
  html`${line(text)}${clear(text)}${rename(text)}${service(text)}`;
