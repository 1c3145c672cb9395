export { requestLog as default } from '../http/request-log';
