import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const pkg = (name) => `^packages/${name}/`;
const rule = (name, from, to) => ({ name, severity: 'error', from, to });
const kit = '^packages/(\\w+)-kit/';
const test = '[.](test|stories|example)[.]';
const backend = '^apps/commerce-api/src/';

/** A module of the backend imports itself and those below it: docs/decisions/0003-backend-database-and-processes.md. */
const above = (name, module, below) =>
  rule(
    name,
    { path: `${backend}${module}/`, pathNot: test },
    { path: backend, pathNot: `${backend}(${[module, ...below].join('|')})/` },
  );

/**
 * Folders of the backend's modules. A folder imports itself, those before it in its module, and the module's own
 * files: docs/decisions/0003-backend-database-and-processes.md.
 */
export const folderOrder = {
  platform: ['config', 'database', 'ports', 'session', 'mail', 'http'],
  catalog: [
    'language',
    'products',
    'gift-cards',
    'gallery',
    'options',
    'fabrics',
    'materials',
    'personalization',
    'recommendations',
    'reviews',
    'seed',
    'search',
    'stores',
    'availability',
    'quick-ship',
    'visualizer',
    'product-page',
  ],
  sales: [
    'problems',
    'quotes',
    'cart',
    'placed-orders',
    'gift-cards',
    'order-status',
    'order-mail',
    'tenders',
    'payment',
    'returns',
    'promo',
    'tax',
    'totals',
    'add-to-cart',
    'reorder',
    'delivery',
    'order',
    'cart-page',
    'cancellation',
    'order-desk',
  ],
  customer: ['help', 'newsletter', 'swatches', 'recently-viewed', 'favorites', 'registry', 'account'],
};

const inOrder = Object.entries(folderOrder).flatMap(([module, folders]) =>
  folders
    .slice(0, -1)
    .map((folder, at) =>
      rule(
        `${module}-${folder}-imports-earlier-folders`,
        { path: `${backend}${module}/${folder}/`, pathNot: test },
        { path: `${backend}${module}/(${folders.slice(at + 1).join('|')})/` },
      ),
    ),
);

/** Public entry points of the packages, from their `exports`; a `*` matches one folder or file name. */
const doors = globSync('packages/*/package.json').flatMap((file) =>
  Object.values(JSON.parse(readFileSync(file, 'utf8')).exports ?? {})
    .map((entry) => entry['@settee/source'])
    .filter((source) => typeof source === 'string')
    .map((source) => `^${join(dirname(file), source).replaceAll('.', '[.]').replaceAll('*', '[^/]+')}$`),
);

export default {
  forbidden: [
    rule('domain-imports-nothing', { path: pkg('domain'), pathNot: test }, { pathNot: pkg('domain') }),
    rule(
      'contract-knows-domain',
      { path: pkg('contract'), pathNot: test },
      { pathNot: [pkg('(contract|domain)'), 'node_modules/valibot/'] },
    ),
    rule('kits-never-fetch', { path: kit }, { path: [pkg('contract'), '^apps/', 'node_modules/(swr|react-router)'] }),
    rule('kits-do-not-import-kits', { path: kit }, { path: '^packages/\\w+-kit/', pathNot: '^packages/$1-kit/' }),
    rule(
      'ui-imports-no-commerce',
      { path: pkg('ui') },
      { path: [pkg('(domain|contract|\\w+-kit)'), '^apps/', '^catalog/'] },
    ),
    rule(
      'routes-read-data',
      { path: 'storefront/src/routes/', pathNot: test },
      { path: [pkg('contract'), 'node_modules/swr/'] },
    ),
    rule(
      'backend-shows-nothing',
      { path: '^(apps/commerce-api|catalog)/' },
      { path: [pkg('(ui|\\w+-kit)'), '^apps/storefront/', 'node_modules/react'] },
    ),
    above('platform-imports-no-module', 'platform', []),
    above('catalog-imports-platform', 'catalog', ['platform']),
    above('sales-imports-catalog', 'sales', ['platform', 'catalog']),
    above('customer-imports-sales', 'customer', ['platform', 'catalog', 'sales']),
    ...inOrder,
    rule(
      'tables-stay-in-their-module',
      { path: `${backend}(catalog|sales|customer)/`, pathNot: test },
      { path: `${backend}(catalog|sales|customer)/.*tables[.]ts$`, pathNot: `${backend}$1/` },
    ),
    // The queries of a noun are the only door to its tables; a statement of another noun's queries may join them.
    rule(
      'tables-behind-queries',
      {
        path: `${backend}(.+)/`,
        pathNot: [test, '[.]queries[.]ts$', '/testing/'],
      },
      { path: `${backend}.*/tables[.]ts$`, pathNot: `${backend}$1/tables[.]ts$` },
    ),
    rule('catalog-stays-on-the-server', { path: ['^packages/', '^apps/storefront/'] }, { path: '^catalog/src/' }),
    rule(
      'public-exports-only',
      { path: '^\\w+/([^/]+)/' },
      { path: '^packages/', pathNot: ['^packages/$1/', ...doors] },
    ),
    rule(
      'index-is-for-outsiders',
      // Some tests read everything that is exported.
      { path: '^packages/([^/]+)/', pathNot: '[.]example[.]tsx$|/(refs|example-refs|react-18)[.]test[.]tsx$' },
      { path: '^packages/$1/src/index[.]ts$' },
    ),
    rule(
      'fixtures-stay-home',
      { path: '^packages/[^/]+/src/', pathNot: [test, '/fixtures/', '/src/testing[.]ts$'] },
      { path: '^packages/[^/]+/src/fixtures/' },
    ),
    rule('no-cycles', {}, { circular: true }),
    rule('nothing-missing', { path: '^(packages|apps|catalog)/' }, { couldNotResolve: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/build/', '^catalog/studio/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@settee/source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
