import { price, stock } from '../money.ts';
import { embroidery } from '../personalization/lettering.ts';
import { noLongerInCanada, pfasRestriction } from '../products/availability.ts';
import { inches } from '../products/measures.ts';
import { product } from '../products/product.ts';

export const mainTextiles = [
  product('main', {
    sku: 100701,
    slug: 'meadow-rug',
    name: 'Meadow Rug',
    note: '5.5 × 8 ft, hand-knotted wool',
    category: 'textiles',
    collection: 'Meadow',
    alts: [
      'Meadow rug laid out on a wooden floor',
      'Meadow rug with one corner turned over',
      'Knots and fringe of the Meadow rug',
    ],
    description: {
      title: 'Soft where you get up',
      text: 'Knotted from undyed wool in the colours the sheep came in. It sheds for a month and then lies still for twenty years.',
    },
    facts: [
      { label: 'Pile', text: '100% wool, half an inch' },
      { label: 'Made', text: 'Knotted by hand in Jaipur' },
    ],
    care: 'Vacuum without the brush. Turn it round twice a year.',
    dimensions: inches({ Width: 66, Length: 96, Thickness: 0.5 }),
    rating: { average: 4.6, count: 151 },
    prices: price(649, 799),
    stock: stock(33, 12),
    deliveryDays: { from: 6, to: 10 },
    carriage: 'parcel',
  }),
  product('main', {
    sku: 100702,
    slug: 'thistle-pillow',
    name: 'Thistle Pillow',
    note: '20 in, indoors and out',
    category: 'textiles',
    collection: 'Thistle',
    alts: [
      'Thistle pillow standing on a seat',
      'Two Thistle pillows, one against the other',
      'Weave and edge of the Thistle pillow',
    ],
    description: {
      title: 'May be left out overnight',
      text: 'Rain rolls off it and lemonade does too. The finish that does this is not allowed everywhere, so we cannot send it to a few states.',
    },
    facts: [
      { label: 'Cover', text: 'Acrylic with a water-repellent finish, zipped' },
      { label: 'Fill', text: 'Recycled polyester' },
      { label: 'Finish', text: 'Contains PFAS' },
    ],
    care: 'Hose it down, let it dry in the shade.',
    dimensions: inches({ Width: 20, Height: 20 }),
    rating: { average: 4.3, count: 67 },
    prices: price(59),
    stock: stock(160, 60),
    restrictions: [pfasRestriction],
    carriage: 'parcel',
  }),
  product('main', {
    sku: 100703,
    slug: 'cove-bath-towel',
    name: 'Cove Bath Towel',
    note: 'Turkish cotton, monogrammed',
    category: 'textiles',
    collection: 'Cove',
    alts: [
      'Folded Cove bath towels with a monogram',
      'Cove bath towel hanging over a rail',
      'Embroidered monogram on the Cove bath towel',
    ],
    description: {
      title: 'Everyone knows whose it is',
      text: 'Long-staple cotton, looped on both sides and washed before it reaches you. Up to three letters, in one of six threads, sewn in our own workroom.',
    },
    facts: [
      { label: 'Cotton', text: 'Turkish, 600 g to the square metre' },
      { label: 'Monogram', text: 'Sewn in-house, cannot be returned' },
    ],
    care: 'Machine wash warm, no softener.',
    dimensions: inches({ Width: 30, Length: 56 }),
    rating: { average: 4.8, count: 204 },
    prices: price(34),
    stock: stock(300, 110),
    carriage: 'parcel',
    personalization: embroidery('cove-towel', 'Above the hem'),
  }),
  product('main', {
    sku: 100704,
    slug: 'harbour-robe',
    name: 'Harbour Robe',
    note: 'Waffle cotton, monogrammed',
    category: 'textiles',
    collection: 'Cove',
    isNew: true,
    alts: [
      'Harbour waffle robe on a hanger',
      'Harbour robe folded on a stool',
      'Waffle cloth and monogram of the Harbour robe',
    ],
    description: {
      title: 'For the hour before the day',
      text: 'Waffle cotton dries faster than terry and weighs half as much. A name on the chest and, if you like, a date under it.',
    },
    facts: [
      { label: 'Cloth', text: 'Waffle weave, 100% cotton' },
      { label: 'Size', text: 'One, cut wide' },
      { label: 'Monogram', text: 'Sewn in-house, cannot be returned' },
    ],
    care: 'Machine wash warm. It shrinks by an inch and stops.',
    dimensions: inches({ Length: 48, 'Sleeve length': 22 }),
    rating: { average: 4.7, count: 46 },
    prices: price(119),
    stock: stock(45, 0),
    availability: noLongerInCanada,
    carriage: 'parcel',
    personalization: embroidery('harbour-robe', 'Left chest', ['Text1', 'Text2']),
  }),
] as const;
