export { ProductLeads, RelatedProducts } from '@settee/configurator-kit';
