/** Close it in `afterAll`. */
export { openBrowser } from '../../bench/open-browser';
