import { generatorLimits } from '../generator/limits';
import { onlyAt } from '../http/only-at';
import { isGeneratorPath } from '../http/paths';

export default onlyAt(isGeneratorPath, generatorLimits);
