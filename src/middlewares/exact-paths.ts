export { exactPaths as default } from '../http/exact-paths';
