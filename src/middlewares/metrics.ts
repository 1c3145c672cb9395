import { onlyAt } from '../http/only-at';
import { isMetricsPath } from '../http/paths';
import { metricsDoor } from '../metrics/door';

export default onlyAt(isMetricsPath, metricsDoor);
