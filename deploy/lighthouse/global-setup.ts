export { default } from '../stack/global-setup';
