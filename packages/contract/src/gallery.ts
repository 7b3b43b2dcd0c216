import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { image } from './examples/pictures.ts';
import { queryFlag, skuQuery } from './fields.ts';
import * as schemas from './gallery.schemas.ts';

export const getCustomerImages = endpoint({
  id: 'gallery.customerImages',
  method: 'GET',
  path: '/browse/mystyle/customerimages',
  requirement: 'GALL-13, GALL-21',
  summary: 'Returns the customer images of a product. The path is configurable. 404 for a SKU that is not sold.',
  input: v.object({ sku: skuQuery, isKids: queryFlag }),
  reply: schemas.customerImagesResponse,
  example: {
    input: { sku: 100101, isKids: false },
    reply: [
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
            rating: null,
            shown: { sku: 100101, optionChoiceParameter: '' },
          },
        ],
        instagramHandle: '@nora.at.home',
        picture: { ...image, alt: 'Alder sofa in a living room in the evening' },
      },
    ],
  },
});

export const getVideoUrl = endpoint({
  id: 'gallery.videoUrl',
  method: 'GET',
  path: '/browse/mystyle/videourl/{source}',
  requirement: 'GALL-23, own path',
  summary:
    'Returns the URL of a video. The shop calls it only if its path is configured. 404 for a source without a video.',
  input: v.object({ source: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) }),
  reply: schemas.videoUrlResponse,
  example: { input: { source: 'alder-sofa' }, reply: { videoUrl: '/videos/main.alder-sofa.mp4' } },
});
