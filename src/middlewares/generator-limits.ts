export { generatorLimits as default } from '../generator/limits';
