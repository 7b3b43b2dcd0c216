import { products } from '@settee/catalog';

/** A query with the page that it must open, or the products that must be among the first. */
export interface EverydayQuery {
  query: string;
  page?: string;
  /** Names; one of them is among the first three. */
  products?: readonly string[];
  /** Every product found is one of these. */
  only?: readonly string[];
}

/** Names of what the main brand sells in a category for less than some US dollars. */
const namesUnder = (category: string, dollars: number) =>
  products
    .filter((one) => one.brand === 'main' && one.category === category && one.prices.USA.current < dollars * 100)
    .map(({ name }) => name);

/** Queries of shoppers of the main brand with the products or the page that they want. */
export const everydayQueries: readonly EverydayQuery[] = [
  { query: 'sofa', products: ['Alder Sofa', 'Fern Sofa'] },
  { query: 'sofas', products: ['Alder Sofa', 'Fern Sofa'] },
  { query: 'couch', products: ['Alder Sofa', 'Fern Sofa'] },
  { query: 'couches', products: ['Alder Sofa', 'Fern Sofa'] },
  { query: 'grey couch', products: ['Alder Sofa'] },
  { query: 'green velvet sofa', products: ['Fern Sofa', 'Alder Sofa'] },
  { query: 'linen sofa', products: ['Alder Sofa', 'Marlow Loveseat'] },
  { query: 'boucle', products: ['Pell Ottoman', 'Alder Sofa'] },
  { query: 'bouclé ottoman', products: ['Pell Ottoman'] },
  { query: 'loveseat', products: ['Marlow Loveseat'] },
  { query: 'love seat', products: ['Marlow Loveseat'] },
  { query: 'apartment sofa', products: ['Marlow Loveseat'] },
  { query: 'sectional', products: ['Haven Sectional'] },
  { query: 'l shaped couch', products: ['Haven Sectional'] },
  { query: 'sofa under 2000', only: namesUnder('sofas', 2000) },
  { query: 'sofas under $1,500', only: namesUnder('sofas', 1500) },
  { query: 'sofa between 1000 and 2500', products: ['Alder Sofa', 'Fern Sofa', 'Marlow Loveseat'] },
  { query: 'chiar', products: ['Brinn Lounge Chair', 'Oslo Dining Chair'] },
  { query: 'armchair', products: ['Brinn Lounge Chair'] },
  { query: 'leather chair', products: ['Brinn Lounge Chair'] },
  { query: 'accent chairs', products: ['Brinn Lounge Chair'] },
  { query: 'dinning chairs', products: ['Oslo Dining Chair'] },
  { query: 'footstool', products: ['Pell Ottoman'] },
  { query: 'otoman', products: ['Pell Ottoman'] },
  { query: 'coffee table', products: ['Hale Coffee Table'] },
  { query: 'walnut coffee table', products: ['Hale Coffee Table'] },
  { query: 'end table', products: ['Quill Side Table'] },
  { query: 'oak dining table', products: ['Orchard Dining Table'] },
  { query: 'table for eight', products: ['Orchard Dining Table'] },
  { query: 'wood table', products: ['Hale Coffee Table', 'Orchard Dining Table', 'Quill Side Table'] },
  { query: 'bedside table', products: ['Juniper Nightstand'] },
  { query: 'nightstands', products: ['Juniper Nightstand'] },
  { query: 'queen bed', products: ['Juniper Bed'] },
  { query: 'headboard', products: ['Juniper Bed'] },
  { query: 'chest of drawers', products: ['Linden Dresser'] },
  { query: 'credenza', products: ['Linden Sideboard'] },
  { query: 'bookshelf', products: ['Harbor Bookcase'] },
  { query: 'tv stand', products: ['Tansy Media Console'] },
  { query: 'media cabinet', products: ['Tansy Media Console'] },
  { query: 'entryway bench', products: ['Larch Entry Bench'] },
  { query: 'shoe bench', products: ['Larch Entry Bench'] },
  { query: 'reading lamp', products: ['Finch Reading Lamp'] },
  { query: 'floor lamp', products: ['Wick Floor Lamp'] },
  { query: 'brass lamp', products: ['Wick Floor Lamp'] },
  { query: 'lights', products: ['Wick Floor Lamp', 'Dew Table Lamp', 'Pod Pendant'] },
  { query: 'hanging light', products: ['Pod Pendant'] },
  { query: 'wall lamp', products: ['Lark Wall Sconce'] },
  { query: 'lamps under 250', only: namesUnder('lighting', 250) },
  { query: 'wool rug', products: ['Meadow Rug'] },
  { query: 'carpet', products: ['Meadow Rug'] },
  { query: 'outdoor pillow', products: ['Thistle Pillow'] },
  { query: 'cushions', products: ['Thistle Pillow'] },
  { query: 'lumbar pillow', products: ['Yarrow Lumbar Pillow'] },
  { query: 'towels', products: ['Cove Bath Towel', 'Cove Hand Towels'] },
  { query: 'hand towels', products: ['Cove Hand Towels'] },
  { query: 'guest towel', products: ['Cove Hand Towels'] },
  { query: 'bathrobe', products: ['Harbor Robe'] },
  { query: 'monogrammed towel', products: ['Cove Bath Towel'] },
  { query: 'plates', products: ['Clay Dinnerware Set'] },
  { query: 'coffee mugs', products: ['Clay Mugs'] },
  { query: 'coffee cups', products: ['Clay Mugs'] },
  { query: 'salad bowl', products: ['Clay Serving Bowl'] },
  { query: 'fruit bowl', products: ['Clay Serving Bowl'] },
  { query: 'tumblers', products: ['Initial Glasses'] },
  { query: 'mirror', products: ['Aster Round Mirror', 'Alcove Floor Mirror'] },
  { query: 'bathroom mirror', products: ['Aster Round Mirror'] },
  { query: 'full length mirror', products: ['Alcove Floor Mirror'] },
  { query: 'wall art', products: ['Heath Framed Print'] },
  { query: 'art prints', products: ['Heath Framed Print'] },
  { query: 'curtains', products: ['Sedge Linen Curtains'] },
  { query: 'drapes', products: ['Sedge Linen Curtains'] },
  { query: 'linen curtians', products: ['Sedge Linen Curtains'] },
  { query: 'floating shelf', products: ['Larch Wall Shelf'] },
  { query: 'clock', only: ['Quail Wall Clock'] },
  { query: 'vaze', products: ['Ripple Vase'] },
  {
    query: 'wedding gift under 100',
    products: ['Initial Glasses', 'Thistle Pillow', 'Cove Bath Towel', 'Ripple Vase'],
  },
  { query: 'on sale', products: ['Alder Sofa', 'Oslo Dining Chair'] },
  { query: 'new arrivals', products: ['Fern Sofa', 'Haven Sectional', 'Orchard Dining Table'] },
  { query: '100302', page: '/quill-side-table/s100302' },
  { query: 'returns', page: '/customer-service/returns' },
  { query: 'shipping cost', page: '/customer-service/shipping' },
  { query: 'gift card', page: '/gift-cards' },
  { query: 'financing', page: '/customer-service/faq' },
  { query: 'promo code', page: '/customer-service/faq' },
  { query: 'assembly', page: '/customer-service/shipping' },
  { query: 'store hours', page: '/stores' },
  { query: 'fabric samples', page: '/free-swatches' },
  { query: 'wedding registry', page: '/gift-registry' },
];
