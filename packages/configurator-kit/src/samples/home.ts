import type { Brand, CategorySummary, HomePage, Listing } from '@settee/domain';
import { imageFixture } from './pictures.ts';
import { productsFixture } from './product.ts';

/** Categories with what shows for them while they have no room of their own. */
const tiles: Record<Brand, readonly (readonly [title: string, slug: string])[]> = {
  main: [
    ['Sofas', 'fern-sofa'],
    ['Chairs', 'brinn-lounge-chair'],
    ['Tables', 'orchard-dining-table'],
    ['Bedroom', 'pell-ottoman'],
    ['Storage', 'hale-coffee-table'],
    ['Lighting', 'quill-side-table'],
    ['Textiles', 'marlow-loveseat'],
    ['Tabletop', 'oslo-dining-chair'],
  ],
  cb2: [
    ['Sofas', 'strata-sofa'],
    ['Chairs', 'rail-lounge-chair'],
    ['Tables', 'plane-dining-table'],
    ['Bedroom', 'pebble-ottoman'],
    ['Storage', 'slab-coffee-table'],
    ['Lighting', 'column-side-table'],
    ['Textiles', 'bloc-loveseat'],
    ['Tabletop', 'wire-dining-chair'],
  ],
};

function categories(brand: Brand): readonly CategorySummary[] {
  return tiles[brand].map(([title, slug], place) => {
    const code = title.toLowerCase();
    const room = imageFixture(`${brand}/scene/${code}`, `A room of ${code}`);
    return {
      code,
      title,
      url: `/${code}`,
      count: 3 + (place % 3),
      picture: room.avif.length > 0 ? room : imageFixture(`${brand}/${slug}/hero`, title),
    };
  });
}

/** The home page of a brand. */
export function homeFixture(brand: Brand): HomePage {
  const sofa = imageFixture(`${brand}/alder-sofa/hero`, 'The Alder sofa');
  const scene = imageFixture(`${brand}/home`, 'The Alder sofa in a bright room');
  return {
    hero: {
      eyebrow: 'The autumn edit',
      title: brand === 'cb2' ? 'Sit like you mean it' : 'Rooms that wait up for you',
      text: 'The Alder sofa, built to order in twelve fabrics.',
      picture: scene.webp.width > 4 ? scene : sofa,
      action: { label: 'Shop the Alder sofa', url: '/alder-sofa/s100101' },
      secondAction: { label: 'See all sofas', url: '/sofas' },
    },
    categoriesTitle: brand === 'cb2' ? 'Index' : 'Start with a seat',
    categories: categories(brand),
    featured: { title: 'What people bring home', products: productsFixture(brand).slice(0, 4) },
    story: {
      eyebrow: 'Care',
      title: 'Linen, and the art of leaving it alone',
      text: 'It creases, it softens, it takes the light. Shake it out in the morning and let it be.',
      picture: sofa,
      action: { label: 'Choose a linen', url: '/alder-sofa/s100101' },
    },
  };
}

/** A category with everything the brand sells. */
export function listingFixture(brand: Brand): Listing {
  const [category] = categories(brand);
  const products = productsFixture(brand);
  if (!category) throw new Error('A brand of the samples has a category');
  return {
    category: { ...category, count: products.length },
    text: 'Deep seats, honest frames and covers that come off.',
    sort: 'featured',
    products,
  };
}
