export { nameRequests as default } from '../http/request-id';
