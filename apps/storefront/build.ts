import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, mergeConfig } from 'vite';
import { buildWidget } from '@settee/visualizer-widget/build.ts';
import { getBundledExports, recordBundled, writeBundled, type BundledExports } from './bundled-exports.ts';
import { precompress } from './precompress.ts';
import { viteOptions } from './vite-options.ts';

const out = join(import.meta.dirname, 'build');
const options = viteOptions('production');
/** Modules of these folders, without their tests and stories. */
const among = (folder: string, names: string) => `${folder}/(${names})(?!.*(test|stories))`;
const components = (names: string) => among('packages/ui/src/components', `(${names})/`);

/** Code that nearly every page uses: one bundle is smaller than twenty. */
const basics = [
  components(
    'Alert|Button|ButtonLink|Icon|IconButton|LoadFailure|Image|LoadingOverlay|Price|Skeleton|TextButton|TextLink|VisuallyHidden',
  ),
  among('packages/contract/src', 'add-to-cart[.]ts|cart-reads[.]ts|favorite-skus[.]ts|options[.]ts|problems[.]ts'),
  among('packages/domain/src', 'result|site/'),
  among('storefront/src', 'data/port-result|data/problems|edges/(data-layer[.]ts|navigation)|shell/site'),
  'packages/ui/src/(is-filled|lazy-component|lazy-part|pluralize|part-code|use-part)',
  'packages/ui/src/components/TextField/FieldMessage',
];
/** Of every page that lists products; a product page loads it late. */
const listing = [components('Card'), among('packages/configurator-kit/src/browse', 'ProductGrid|ProductTile|messages')];
/** Of the cart and of every page with a button that adds to it. */
const ordering = [
  components('QuantitySelector'),
  among('packages/domain/src', 'add-to-cart/|cart/quantity'),
  among('storefront/src', 'data/add-to-cart|data/useRecommendationContext|shell/useHydrated'),
];
/** Of every page with such a button alone. */
const adding = [
  components('Carousel'),
  among('packages/checkout-kit/src/add-to-cart', 'AddToCartButton|AddToCartError|useAddToCart|reducer|action-messages'),
];
/** Of every part of a product's page. */
const configuring = [
  components('Swatch|SwatchGroup'),
  among('packages/domain/src/options', 'conf|default-open|matching|option-choice|output|page-title|image-choices|sel'),
  among('packages/configurator-kit/src/options', 'choice-name|configured|messages|picker-props'),
  'domain/src/browse/configured-image',
  'storefront/src/data/product[.]ts',
];
/** Of every page that waits for what it shows. */
const waiting = [components('Breadcrumbs'), among('storefront/src/shell', 'Crumbs|PageSkeleton|QueryBoundary')];
/** Of the cart and the checkout's steps. */
const buying = [
  components('ErrorState|SummaryList'),
  among('packages/contract/src', 'cart-validation[.]ts|payment[.]ts'),
  among('packages/domain/src', 'delivery/postal-code|errors/'),
  among(
    'packages/checkout-kit/src',
    'cart/option-text|delivery/zip-messages|errors/(ProblemsPopups|messages|reducer|use)',
  ),
  among('storefront/src', 'data/useValidationPorts'),
  'checkout-kit/src/section-title',
];
/** Of the checkout's steps alone. */
const steps = [
  components('Steps'),
  among('packages/contract/src', 'order[.]ts'),
  among('packages/domain/src', 'order/(place-order|promo-verification|reconcile|steps)|payment/card-rules'),
  among(
    'packages/checkout-kit/src',
    'delivery/AddressBlock|order/(order-cards|CheckoutFrame|CheckoutSkeleton|FlowButtons|OrderLine|OrderSummaryPanel|reducer|messages|total-rows|useCheckout[.]|useTymOptIn)',
  ),
  among('storefront/src', 'data/checkout|routes/checkout/CheckoutPage'),
];
/** Of the pages with an address form alone. */
const forms = [
  components('Select'),
  among('packages/domain/src/delivery', 'address-form|city|email|name|phone|street'),
  among('packages/checkout-kit/src/delivery', 'address-reducer|AddressForm|messages|SuggestionPanel|useAddressForm'),
];
/** Styles of a few hundred bytes that pages share: one request, and one name in the lists of what is to be loaded. */
const parts = [
  'ui/src/components/(Breadcrumbs|Card|Checkbox|ErrorState|EmptyState|QuantitySelector|RadioGroup|SummaryList)/.*[.]vanilla[.]css',
  'checkout-kit/src/section-title.*[.]vanilla[.]css',
  'configurator-kit/src/browse/SearchScreen/.*[.]vanilla[.]css',
];
const checkoutStyles = ['checkout-kit/src/(order|payment|account|delivery/A).*[.]vanilla[.]css'];
/** Styles of the controls below the add-to-cart button, bundled into one file. */
const favoritesStyles = ['configurator-kit/src/(favorites|stores/StoresButton)/.*[.]vanilla[.]css'];
const storesStyles = ['configurator-kit/src/stores/.*[.]vanilla[.]css'];
const recommendedStyles = [
  '(checkout-kit/src/recommendations|ui/src/components/ProductCard)/.*[.]vanilla[.]css',
  'storefront/src/routes/product/AlsoViewed[.].*vanilla[.]css',
];
const galleryStyles = [
  'configurator-kit/src/gallery/GalleryPopup/.*[.]vanilla[.]css',
  'ui/src/components/(CarouselThumbnails|Tabs|VideoPlayer|ZoomView)/.*[.]vanilla[.]css',
];
/** Styles of the sections further down a product page. */
const detailStyles = [
  'configurator-kit/src/options/(FactList|LinkNotice|MaterialDetails|ProductDetails|ProductLinks|RelatedProducts)/.*[.]vanilla[.]css',
  'configurator-kit/src/(quick-ship/QuickShipLink|visualizer/[^/]+)/.*[.]vanilla[.]css',
  'storefront/src/routes/product/ProductVisualizer[.].*vanilla[.]css',
];
const swatchStyles = ['configurator-kit/src/swatches/.*[.]vanilla[.]css'];
/** Styles of the overlays of the option choices, the fabric flyout included. */
const layerStyles = [
  'configurator-kit/src/options/(ChoiceSteps|CompareTray|ConflictPanel|MaterialFlyout|QuickViewPrice)/.*[.]vanilla[.]css',
  'ui/src/components/Flyout/.*[.]vanilla[.]css',
];
const fabricStyles = ['configurator-kit/src/fabrics/.*[.]vanilla[.]css'];
const anyOf = (tests: readonly string[]) => new RegExp(tests.join('|'));

process.env['NODE_ENV'] = 'production';
await rm(out, { recursive: true, force: true });
const bundled: BundledExports = { browser: {}, server: {}, backend: {}, widget: {} };
await build(
  mergeConfig(options, {
    plugins: [recordBundled(bundled.browser)],
    build: {
      outDir: join(out, 'client'),
      manifest: true,
      target: 'es2022',
      // The server names a page's scripts, and links fetch ahead: the lists would only weigh down the first load.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_: string, deps: string[]) => deps.filter((file) => file.endsWith('.css')),
      },
      assetsInlineLimit: 0,
      rollupOptions: {
        input: 'src/client.tsx',
        output: {
          // Names in the lists of what is to be loaded are text of the first load.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: ({ names }: { names: string[] }) =>
            names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: [
              { name: 'basics', test: anyOf(basics) },
              { name: 'field', test: anyOf([components('TextField')]) },
              { name: 'listing', test: anyOf(listing), includeDependenciesRecursively: false },
              { name: 'ordering', test: anyOf(ordering), includeDependenciesRecursively: false },
              { name: 'adding', test: anyOf(adding), includeDependenciesRecursively: false },
              { name: 'configuring', test: anyOf(configuring), includeDependenciesRecursively: false },
              { name: 'waiting', test: anyOf(waiting), includeDependenciesRecursively: false },
              { name: 'buying', test: anyOf(buying), includeDependenciesRecursively: false },
              { name: 'steps', test: anyOf(steps), includeDependenciesRecursively: false },
              { name: 'forms', test: anyOf(forms), includeDependenciesRecursively: false },
              { name: 'parts', test: anyOf(parts) },
              { name: 'checkout', test: anyOf(checkoutStyles) },
              { name: 'favorites', test: anyOf(favoritesStyles) },
              { name: 'recommended', test: anyOf(recommendedStyles) },
              { name: 'stores', test: anyOf(storesStyles) },
              { name: 'details', test: anyOf(detailStyles) },
              { name: 'gallery', test: anyOf(galleryStyles) },
              { name: 'swatches', test: anyOf(swatchStyles) },
              { name: 'layers', test: anyOf(layerStyles) },
              { name: 'fabrics', test: anyOf(fabricStyles) },
            ],
          },
        },
      },
    },
  }),
);
await build(
  mergeConfig(options, {
    publicDir: false,
    plugins: [recordBundled(bundled.server)],
    build: {
      outDir: join(out, 'server'),
      ssr: 'src/server/server.ts',
      target: 'node22',
      minify: false,
      rollupOptions: {
        external: ['@settee/commerce-api'],
        output: { entryFileNames: 'server.js' },
        // A constant that was written into its readers would count as unused.
        optimization: { inlineConst: false },
      },
    },
  }),
);
// Node runs the backend from its sources, and esbuild, which names no exports, bundles the widget.
bundled.backend = await getBundledExports('apps/commerce-api/src/server.ts');
bundled.widget = await getBundledExports('apps/visualizer-widget/src/main.ts');
writeBundled(join(out, 'bundled-exports.json'), bundled);
const widgets = join(out, 'visualizer');
await buildWidget(widgets);
await precompress(widgets);
const saved = await precompress(join(out, 'client'));
console.log(
  `${saved.files} files compressed, ${Math.round(saved.before / 1024)} kB to ${Math.round(saved.after / 1024)} kB`,
);
