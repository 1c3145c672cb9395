export { metricsDoor as default } from '../metrics/door';
