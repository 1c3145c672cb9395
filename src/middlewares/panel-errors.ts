export { panelErrors as default } from '../http/panel-errors';
