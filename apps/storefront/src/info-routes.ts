import type { RouteModule } from './page.ts';

/** The code of the pages about the shop itself, of the gift registries and of those that few begin with, by file; apart from the table of pages, which every shopper loads. */
const modules: Readonly<Record<string, () => Promise<RouteModule>>> = {
  'free-swatches': () => import('./routes/free-swatches.tsx'),
  favorites: () => import('./routes/favorites.tsx'),
  'shared-cart': () => import('./routes/shared-cart.tsx'),
  stores: () => import('./routes/stores.tsx'),
  'customer-service/terms-of-use': () => import('./routes/customer-service/terms-of-use.tsx'),
  'gift-registry': () => import('./routes/gift-registry.tsx'),
  'gift-registry/registrant-list': () => import('./routes/gift-registry/registrant-list.tsx'),
  'gift-registry/checklist': () => import('./routes/gift-registry/checklist.tsx'),
  'customer-service/privacy-policy': () => import('./routes/customer-service/privacy-policy.tsx'),
};

export function loadInfoPage(file: string): Promise<RouteModule> {
  const load = modules[file];
  if (!load) throw new Error(`There is no page ${file} about the shop; name it in info-routes.ts.`);
  return load();
}
