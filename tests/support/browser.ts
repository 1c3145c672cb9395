/** Close it in `afterAll`. */
export { openBrowser } from '../../scripts/open-browser';
