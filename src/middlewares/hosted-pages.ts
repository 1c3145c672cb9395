export { hostedPages as default } from '../hosted/middleware';
