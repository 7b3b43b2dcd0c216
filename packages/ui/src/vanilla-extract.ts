export { defineBrand } from './theme/brands/define-brand.ts';
