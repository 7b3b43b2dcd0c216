export { base } from './theme/base.ts';
export { defineBrand } from './theme/brands/define-brand.ts';
export { vars } from './theme/contract.css.ts';
export type { BrandTokens, Palette, ThemeTokens } from './theme/tokens.ts';
