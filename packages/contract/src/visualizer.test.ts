import { expect, test } from 'vitest';
import type { AnyEndpoint } from './endpoint.ts';
import { has } from './testing/has-field.ts';
import { getSkuData } from './visualizer.ts';

test.each<[string, AnyEndpoint, 'GET', string, string, string]>([
  [
    'VIZ-20',
    getSkuData,
    'GET',
    '/sku-pricing/get-sku-data',
    '',
    [
      'sku name productUrl imageUrl dimensions.depth dimensions.height dimensions.width dimensions.diameter',
      'dimensions.systemOfMeasure quantity unitFormattedPrice unitCurrentPrice unitRegularPrice priceTypeCode',
      'availabilityMessage stockStatus isBackOrder backOrderMessage backOrderMessageDays',
    ]
      .flatMap((names) => names.split(' '))
      .map((name) => `products.${name}`)
      .join(' '),
  ],
  [
    'VIZ-22',
    getSkuData,
    'GET',
    '/sku-pricing/get-sku-data',
    'skus zipCode',
    'products.isInvalid totalFormattedPrice customOrderConfirmation hasInvalidSkus invalidSkuMessage',
  ],
])('%s: a call of the visualizer has its path and its fields', (_, endpoint, method, path, taken, given) => {
  expect(endpoint).toMatchObject({ method, path });
  const missing = (side: 'input' | 'reply', names: string) =>
    names.split(' ').filter((name) => name !== '' && !has(endpoint, side, name));
  expect([missing('input', taken), missing('reply', given)]).toEqual([[], []]);
});
