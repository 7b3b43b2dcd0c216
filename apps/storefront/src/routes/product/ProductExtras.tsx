export { ProductDetails, ProductLeads, RelatedProducts } from '@settee/configurator-kit';
