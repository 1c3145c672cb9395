export { crossOrigin as default } from '../http/cross-origin';
