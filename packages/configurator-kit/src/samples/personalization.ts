import type { PersonalizationOffer, ResponsiveImage } from '@settee/domain';
import { imageFixture } from './pictures.ts';

const font = (
  code: string,
  name: string,
  sample: string,
  validationRegEx: string,
  [minLength, maxLength]: [number, number],
) => ({
  code,
  name,
  imageUrl: letters(sample),
  fontAttributes: { validationRegEx, minLength, maxLength },
});

/** Stands for what the service draws. */
function letters(text: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 120" width="400" height="120"><text x="200" y="82" font-family="serif" font-size="64" text-anchor="middle" fill="#1c1c1e">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const offer = (change: Pick<PersonalizationOffer, 'type' | 'picture' | 'fonts' | 'colors'>): PersonalizationOffer => ({
  templateName: 'sample',
  locations: ['Above the hem', 'Left end of the border'],
  elementNames: ['Text1'],
  price: 1200,
  ...change,
});

export const threadsFixture = [
  { code: 'ivory', name: 'Ivory', color: '#efe8da' },
  { code: 'rust', name: 'Rust', color: '#9f5434' },
  { code: 'navy', name: 'Navy', color: '#2c3750' },
];

/** A towel with one line. */
export const embroideryFixture = offer({
  type: 700,
  picture: imageFixture('main/cove-bath-towel/blank', 'The woven border of the Cove bath towel'),
  fonts: [
    font('block', 'Block Monogram', 'EMH', '[A-Z]+', [1, 3]),
    font('script', 'Script Name', 'Emily', "[A-Za-z '-]+", [2, 10]),
  ],
  colors: threadsFixture,
});

/** A robe with two. */
export const robeFixture: PersonalizationOffer = {
  ...embroideryFixture,
  elementNames: ['Text1', 'Text2'],
  locations: ['Left chest'],
  picture: imageFixture('main/harbour-robe/blank', 'The left chest of the Harbor robe'),
};

/** Glasses, which have no thread. */
export const etchingFixture = offer({
  type: 705,
  picture: imageFixture('main/initial-glasses/blank', 'One of the Initial glasses, close by'),
  fonts: [
    font('initial', 'Single Initial', 'M', '[A-Z]', [1, 1]),
    font('engraver', 'Engraver', 'Miller', '[A-Za-z ]+', [2, 12]),
  ],
  colors: [],
});

/** Where a made picture stands for a drawing. */
export const drawingFixture = imageFixture('main/cove-bath-towel/detail', '').webp satisfies ResponsiveImage['webp'];
