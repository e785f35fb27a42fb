export { default } from '../stack/global-teardown';
