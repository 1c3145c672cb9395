export { idempotency as default } from '../http/idempotency';
