import { hostedPages } from '../hosted/middleware';
import { onlyAt } from '../http/only-at';
import { isHostedPath } from '../http/paths';

export default onlyAt(isHostedPath, hostedPages);
