import { createGlobalStyle } from 'styled-components';
import { LIST_PAGES } from '../../requests/content-manager';
import { PRODUCT } from '../../words/product';

/** Set on the body while a list of the settings is open. */
export const IN_SETTINGS = 'data-invoicing-settings';

/** The name of the list to which the form on the screen belongs, on the body. */
export const IN_LIST = 'data-invoicing-form-of';

/** The main menu. Strapi gives it no name, but only it has the button of a phone's menu. */
const MENU = `nav:has(button[aria-controls='burger-menu'])`;

/** The second column beside lists and forms, named by `content-manager.header.name`. */
const SECOND = `nav[aria-label='${PRODUCT}']`;

/** Pages of Strapi for developers. A business key is made in the form of its business instead. */
const FOR_DEVELOPERS = [
  '/settings/webhooks',
  '/settings/api-tokens',
  '/settings/admin-tokens',
  '/settings/transfer-tokens',
  '/settings/list-plugins',
  '/settings/internationalization',
  '/settings/media-library',
];

const hiddenSettings = FOR_DEVELOPERS.map((path) => `nav li:has(> a[href*='${path}'])`).join(', ');

const linksOfForms = Object.keys(LIST_PAGES)
  .map((list) => `body[${IN_LIST}='${list}'] ${MENU} li a[href$='/${list}']`)
  .join(', ');

/**
 * Strapi's menu is a column of icons. Beside each icon stands its name, which the link has for screen
 * readers, and so the tooltip with the same name goes.
 */
const menu = `
  ${MENU} {
    width: 20rem;
    flex-shrink: 0;
  }

  ${MENU} > div:first-child::after {
    content: '${PRODUCT}';
    padding-inline-start: 0.8rem;
    font-size: 1.6rem;
    font-weight: 600;
  }

  ${MENU} ul {
    align-items: stretch;
    gap: 0.4rem;
    padding-inline: 1.2rem;
  }

  ${MENU} > div:has(> ul) > div:last-child {
    align-self: stretch;
  }

  ${MENU} li > span,
  ${MENU} li > span > a {
    flex: 1;
    width: 100%;
  }

  ${MENU} li a::after {
    content: attr(aria-label);
    padding-inline-start: 1.2rem;
    font-size: 1.4rem;
  }

  body:has(${MENU} li:is(:hover, :focus-within)) [data-radix-popper-content-wrapper]:has([role='tooltip']) {
    display: none;
  }
`;

/** Strapi's notifications cover the title of the page. Larger screens have room for them below. */
const notifications = `
  [data-sonner-toaster][data-y-position='top'] {
    top: auto;
    bottom: 2.4rem;
  }

  [data-sonner-toast][data-y-position='top'] {
    top: auto;
    bottom: 0;
    --lift: -1;
    --lift-amount: calc(var(--lift) * var(--gap));
  }

  [data-sonner-toast][data-y-position='top']:not([data-mounted='true']) {
    --y: translateY(100%);
  }
`;

/** The button that opens the actions below a form on a phone. Strapi shows its name to screen readers only. */
const TOGGLE = `div:has(> [data-testid='actions-drawer-overlay']) > div > div > button:last-child`;

const namedToggle = `
  ${TOGGLE} {
    width: auto;
    padding-inline: 1.2rem;
    gap: 0.6rem;
    flex-direction: row-reverse;
    border-radius: 4px;
  }

  ${TOGGLE} > span {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    clip: auto;
    font-size: 1.4rem;
  }
`;

export const ProductStyle = createGlobalStyle`
  ${MENU} li:has(a[href^='https://market.strapi.io']),
  a[href^='https://strapi.io/pricing'],
  div:has(> div > div > label > a[href='https://strapi.io/terms']),
  ${hiddenSettings} {
    display: none;
  }

  ${MENU} > div:first-child::after {
    color: ${({ theme }) => theme.colors.neutral800};
  }

  ${MENU} li a {
    color: ${({ theme }) => theme.colors.neutral700};
  }

  ${MENU} li a.active,
  body[${IN_SETTINGS}] ${MENU} li a[href$='/settings'],
  ${linksOfForms} {
    color: ${({ theme }) => theme.colors.primary700};
    background: ${({ theme }) => theme.colors.primary100};
    font-weight: 600;
  }

  /* In a locked field, an example would pass for a value. */
  :is(input, textarea):disabled::placeholder {
    color: transparent;
  }

  /* Buttons in inputs, such as the one that empties a search. WCAG 2.2 asks for 24 pixels. */
  [role='combobox'] button[type='button'],
  input ~ div > button[type='button'] {
    min-width: 2.4rem;
    min-height: 2.4rem;
    display: inline-flex;
    align-items: center;
    justify-content: center;
  }

  /* The main menu leads to every list, so the second column would only repeat it. */
  div:has(> ${SECOND}):has(+ [data-strapi-main-content]) {
    display: none;
  }

  div:has(> div > ${SECOND}):has(> [data-strapi-main-content]) {
    grid-template-columns: 1fr;
  }

  ${({ theme }) => theme.breakpoints.large} {
    ${menu}
  }

  ${namedToggle}

  ${TOGGLE} > span {
    color: ${({ theme }) => theme.colors.neutral800};
  }

  ${({ theme }) => theme.breakpoints.medium} {
    ${notifications}
  }
`;
