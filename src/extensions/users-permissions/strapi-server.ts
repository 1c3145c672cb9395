export { keepPublicRole as default } from '../../generator/public-access';
