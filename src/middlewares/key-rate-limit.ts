export { keyRateLimit as default } from '../http/key-rate-limit';
