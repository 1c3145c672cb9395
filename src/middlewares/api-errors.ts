export { apiErrors as default } from '../http/api-errors';
