import { cb2Brand } from './cb2.ts';
import { defineBrand } from './define-brand.ts';
import { mainBrand } from './main.ts';

/** Class names of the brands of this package, per scheme; put one on `<html>`. */
export const brands = { main: defineBrand('main', mainBrand), cb2: defineBrand('cb2', cb2Brand) };
