import { catalog } from './catalog.ts';
import { validateCatalog } from './check/validate-catalog.ts';
import { readImageStore } from './check/image-store.ts';

const breaches = validateCatalog(catalog, readImageStore());
for (const breach of breaches) console.log(breach);
console.log(`${catalog.products.length} products, ${breaches.length} breaches`);
process.exitCode = breaches.length > 0 ? 1 : 0;
