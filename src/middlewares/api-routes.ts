export { apiRoutes as default } from '../http/api-router';
