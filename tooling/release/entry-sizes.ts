import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstSize, firstSizeWithVite } from '../bench/bundle.ts';
import { root } from '../run.ts';

type Kit = 'checkout-kit' | 'configurator-kit' | 'ui';

/**
 * Most kB that a page loads at first of a whole entry: minified, gzip, without React. Measured plus 3 %, at least 0.1 kB. Fields that read
 * pasted text (decision 8) cost up to 0.5 kB each, the hint of `QuantitySelector` 0.2 kB.
 */
const entries: Readonly<Record<Kit, Readonly<Record<string, number>>>> = {
  'checkout-kit': {
    events: 0.2,
    account: 49.5,
    checkout: 84.1,
    order: 32.3,
    delivery: 34.2,
    'gift-cards': 9.1,
    cart: 46,
    quotes: 7,
    'add-to-cart': 14.3,
    payment: 13.8,
    tenders: 1,
    recommendations: 9.8,
    errors: 5.5,
  },
  'configurator-kit': {
    browse: 22,
    'shared-picture': 0.3,
    events: 0.2,
    favorites: 16.3,
    gallery: 27.6,
    options: 54,
    personalization: 10.1,
    registry: 19,
    fabrics: 24,
    reviews: 23.5,
    stores: 15.6,
    swatches: 23.6,
    'quick-ship': 7.6,
    visualizer: 9.4,
  },
  ui: {
    Accordion: 11.5,
    Alert: 1.3,
    Announcer: 0.9,
    Badge: 1.1,
    BottomSheet: 5.8,
    Box: 0.9,
    Breadcrumbs: 1,
    Button: 1.2,
    ButtonLink: 1.1,
    Card: 1.7,
    Carousel: 2.6,
    CarouselIndicators: 0.9,
    CarouselPlaceholders: 1.2,
    CarouselThumbnails: 1.6,
    Checkbox: 1.2,
    CheckboxGroup: 1.4,
    Chip: 1.8,
    ChipGroup: 2.7,
    Combobox: 3.1,
    Dialog: 3.7,
    Disclosure: 2.2,
    EmptyState: 2.2,
    ErrorState: 3,
    FacetGroup: 3.5,
    FilterPanel: 1.8,
    Flyout: 3.8,
    Grid: 1,
    Heading: 0.9,
    Icon: 1.5,
    IconButton: 2,
    Image: 1.1,
    ImageRadio: 0.9,
    ImageRadioGroup: 1.2,
    Inline: 1,
    LinkProvider: 0.7,
    LoadFailure: 2,
    LoadMore: 1.9,
    LoadingOverlay: 0.8,
    Menu: 3.6,
    Pagination: 1.6,
    Popover: 3.2,
    Price: 1.2,
    PrintSheet: 0.6,
    ProductCard: 2.3,
    ProgressBar: 0.9,
    QuantitySelector: 3.4,
    RadioGroup: 1.4,
    RangeSlider: 2.2,
    RatingDistribution: 1.6,
    ResultCount: 0.9,
    SegmentedControl: 1.4,
    Select: 2.3,
    ShowMore: 1.9,
    SiteProvider: 0.6,
    Skeleton: 0.7,
    SlideOut: 3.7,
    Slider: 1.6,
    SortMenu: 3,
    Spinner: 0.6,
    Stack: 0.9,
    StarRating: 1.9,
    Steps: 2.2,
    SummaryList: 1,
    Swatch: 1,
    SwatchGroup: 0.6,
    Switch: 1.1,
    Table: 1.2,
    Tabs: 10.6,
    Text: 1,
    TextArea: 1.3,
    TextButton: 1,
    TextField: 1.4,
    TextLink: 1.1,
    Thumbnail: 0.8,
    Toast: 2.8,
    Tooltip: 2.6,
    VideoPlayer: 2.3,
    VisuallyHidden: 0.6,
    ZoomView: 2.7,
  },
};

/** The same for what most apps take from an entry. */
const parts = [
  { kit: 'checkout-kit', entry: 'payment', file: 'entries/payment.js', names: 'CardForm, useCardForm', limit: 10.3 },
  {
    kit: 'checkout-kit',
    entry: 'add-to-cart',
    file: 'entries/add-to-cart.js',
    names: 'AddToCartButton, useAddToCart',
    limit: 12.5,
  },
  { kit: 'configurator-kit', entry: 'gallery', file: 'entries/gallery.js', names: 'Gallery', limit: 9.1 },
] as const;

interface Entry {
  /** `Dialog` of `@settee/ui/Dialog`. */
  name: string;
  /** Its file, relative to `dist`. */
  file: string;
}

/** Entries of a package with components: those of a kit for its nouns, those of `ui` for each component. */
function entriesOf(kit: Kit): Entry[] {
  const manifest: { exports: Record<string, string | { default?: string }> } = JSON.parse(
    readFileSync(join(root, 'packages', kit, 'package.json'), 'utf8'),
  );
  return Object.entries(manifest.exports).flatMap(([entry, target]) => {
    const file = typeof target === 'string' ? '' : (target.default ?? '').replace('./dist/', '');
    return /^(?:entries|components)\/.+\.js$/.test(file) ? [{ name: entry.slice(2), file }] : [];
  });
}

/** Bundles entries with esbuild and with Vite; returns those over their limits. */
export async function entrySizeErrors(): Promise<string[]> {
  const wholes = (['checkout-kit', 'configurator-kit', 'ui'] as const).flatMap((kit) =>
    entriesOf(kit).map(({ name, file }) => ({ kit, entry: name, file, names: '*', limit: entries[kit][name] ?? 0 })),
  );
  const errors: string[] = [];
  for (const { kit, entry, file, names, limit } of [...parts, ...wholes]) {
    const code = `export ${names === '*' ? '*' : `{ ${names} }`} from './${file}';`;
    const dist = join(root, 'packages', kit, 'dist');
    const sizes = [(await firstSize(code, dist)) / 1000, (await firstSizeWithVite(code, dist)) / 1000];
    const [small = '', vite = ''] = sizes.map((size) => size.toFixed(1));
    const line = `@settee/${kit}/${entry} with ${names}: ${small} kB with esbuild, ${vite} with Vite at first`;
    console.log(line);
    if (sizes.some((size) => size > limit)) errors.push(`${line}; at most ${limit}`);
  }
  return errors;
}
