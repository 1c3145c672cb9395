/**
 * Colours of Strapi that are too weak to read: the design system of 2.2 gives words and their badge
 * nearly the same colour. Each of these has a contrast of at least 4.5 on its background.
 */
export const THEME = {
  light: {
    colors: {
      warning600: '#9a4a00',
      warning700: '#9a4a00',
      alternative700: '#7a0fc4',
      danger700: '#a01d0e',
      neutral500: '#6b6b88',
    },
  },
  dark: {
    colors: {
      danger700: '#ffb3ab',
      primary100: '#2b2b57',
      primary600: '#a5a3ff',
      primary700: '#c5c4ff',
    },
  },
};
