export { secureTransport as default } from '../http/secure-transport';
