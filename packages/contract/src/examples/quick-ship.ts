import { example } from '../example.ts';
import { getQuickShip } from '../quick-ship.ts';
import { image } from './pictures.ts';

const noImages = { desktop: '', desktopHiRes: '', mobile: '', mobileHiRes: '' };
const images = {
  desktop: '/pictures/main.alder-sofa.hero-640.webp',
  desktopHiRes: '/pictures/main.alder-sofa.hero-1280.avif',
  mobile: '/pictures/main.alder-sofa.hero-640.webp',
  mobileHiRes: '/pictures/main.alder-sofa.hero-1280.avif',
};

export const quickShipExamples = [
  example(
    getQuickShip,
    'A sofa that lies made in a warehouse; none is being made again.',
    { sku: 100112 },
    {
      availableItems: [
        {
          title: 'Alder Sofa',
          priceDisplayString: '$1,899.00',
          images,
          sku: 100112,
          availabilityDisplayString: 'In stock. Arrives Dec 1 – Dec 8',
          selectedOptionChoices: [
            {
              optionCode: 11,
              optionType: 'size',
              selectedChoice: { code: 3002, title: '3-Seat, 84 in', text: '3-Seat, 84 in', images: noImages },
              source: 0,
              optionSequence: 1,
            },
            {
              optionCode: 12,
              optionType: 'fabric',
              selectedChoice: { code: 1201, title: 'Flax', text: 'Washed Linen, Flax', images: noImages },
              source: 0,
              optionSequence: 2,
            },
          ],
          picture: image,
        },
      ],
      backorderedItems: [],
      inStockMessage: 'In stock and ready to ship',
      backorderedMessage: '',
      zipCode: '60614',
    },
  ),
];
