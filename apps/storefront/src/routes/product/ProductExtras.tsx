export { ProductData } from './ProductData.tsx';
export { ProductDetails, RelatedProducts } from '@settee/configurator-kit';
