import { canadaStores } from './canada.ts';
import { centralStores } from './central.ts';
import { eastStores } from './east.ts';
import type { CatalogStore } from './types.ts';
import { westStores } from './west.ts';

/** The thirty stores of both brands. STORE-01 */
export const stores: readonly CatalogStore[] = [...eastStores, ...centralStores, ...westStores, ...canadaStores];
