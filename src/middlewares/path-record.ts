export { pathRecord as default } from '../http/path-record';
