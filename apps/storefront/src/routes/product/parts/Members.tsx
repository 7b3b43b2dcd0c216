export { BundleMembers as Members } from '@settee/configurator-kit';
