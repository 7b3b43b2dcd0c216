/** A published package and what differs in its manifest. */
export interface PublishedPackage {
  name: string;
  description: string;
  keywords: readonly string[];
  license: string;
  /** Published folders and files next to `dist`, the documents and the license. */
  files: readonly string[];
}

const common = { license: 'MIT', files: [] };

/** The published packages, in the order in which they build on each other. */
export const publishedPackages: readonly PublishedPackage[] = [
  {
    ...common,
    name: 'domain',
    description:
      'Rules and types of a home-furnishings shop: cart, prices, delivery, payment, configurations, registries',
    keywords: ['ecommerce', 'cart', 'checkout', 'pricing', 'product-configurator', 'typescript'],
  },
  {
    ...common,
    name: 'contract',
    description:
      'Endpoints of the Settee commerce API with schemas and examples, a typed client and an OpenAPI document',
    keywords: ['ecommerce', 'api', 'openapi', 'schema', 'valibot', 'typescript'],
  },
  {
    name: 'ui',
    description:
      'Accessible React components for shops, themed by CSS custom properties, with tools to make your own brand',
    keywords: ['react', 'components', 'design-system', 'design-tokens', 'theming', 'accessibility', 'tailwind', 'ssr'],
    license: 'MIT AND OFL-1.1',
    files: ['bin', 'TOKENS.md', 'UPGRADING.md'],
  },
  {
    ...common,
    name: 'checkout-kit',
    description:
      'React components for cart, checkout, card form, order confirmation and account, without a fixed backend',
    keywords: ['react', 'ecommerce', 'cart', 'checkout', 'credit-card-form', 'account', 'accessibility', 'ssr'],
    files: ['EVENTS.md', 'MESSAGES.md', 'PORTS.md'],
  },
  {
    ...common,
    name: 'configurator-kit',
    description:
      'React components for product configuration, fabrics, swatches, galleries, favorites and registries, without a fixed backend',
    keywords: ['react', 'ecommerce', 'product-configurator', 'gallery', 'swatches', 'accessibility', 'ssr'],
    files: ['EVENTS.md', 'MESSAGES.md', 'PORTS.md'],
  },
];
