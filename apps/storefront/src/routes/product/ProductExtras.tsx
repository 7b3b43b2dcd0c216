export { ProductDetails, RelatedProducts } from '@settee/configurator-kit';
