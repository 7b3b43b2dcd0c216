export { InstallationChoice as Installation } from '@settee/checkout-kit';
