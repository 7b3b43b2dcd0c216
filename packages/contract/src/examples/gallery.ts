import { example } from '../example.ts';
import { getCustomerImages, getVideoUrl } from '../gallery.ts';
import { image } from './pictures.ts';

export const galleryExamples = [
  example(
    getCustomerImages,
    'One photograph of a sofa, with a coffee table in it that can be bought too.',
    { sku: 100101, isKids: false },
    [
      {
        originalVideoUrl: '',
        originalImageUrl: '/pictures/main.customer.1-640.webp',
        smallSquareUrl: '/pictures/main.customer.1-320.avif',
        products: [
          {
            sku: 100401,
            name: 'Hale Coffee Table',
            note: 'Solid oak',
            url: '/hale-coffee-table/s100401',
            currentPrice: 64900,
            regularPrice: 64900,
            isPriceFrom: false,
            flag: null,
            picture: image,
            hoverPicture: null,
            swatches: [],
            moreSwatches: 0,
          },
        ],
        instagramHandle: '@nora.at.home',
        picture: { ...image, alt: 'Alder sofa in a living room in the evening' },
      },
    ],
  ),
  example(getVideoUrl, 'The film of a sofa.', { source: 'alder-sofa' }, { videoUrl: '/videos/main.alder-sofa.mp4' }),
];
