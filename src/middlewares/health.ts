export { health as default } from '../http/health';
