import type { Brand } from '@settee/domain';
import type { CatalogCategory } from './pages/types.ts';

type Row = readonly [code: string, title: string, text: string, alt: string];

function getCategories(brand: Brand, rows: readonly Row[]): readonly CatalogCategory[] {
  return rows.map(([code, title, text, alt]) => ({
    code,
    brand,
    title,
    text,
    picture: { id: `${brand}/scene/${code}`, alt },
  }));
}

/** In the order of the menu. */
export const categories: readonly CatalogCategory[] = [
  ...getCategories('main', [
    [
      'sofas',
      'Sofas',
      'Deep seats, honest frames and covers you can change your mind about.',
      'A sunlit living room with a sofa',
    ],
    ['chairs', 'Chairs', 'For the corner, the table and the window.', 'A lounge chair in the corner of a room'],
    ['tables', 'Tables', 'Solid wood, oiled by hand, made to be used.', 'A dining room with a long wooden table'],
    ['bedroom', 'Bedroom', 'Somewhere soft to end up.', 'A bedroom with a padded bed and a nightstand'],
    [
      'storage',
      'Storage',
      'A place for everything, including the things you can’t explain.',
      'An oak sideboard in a room',
    ],
    ['lighting', 'Lighting', 'Light to read by, light to talk by, light to leave on.', 'A lit lamp next to a chair'],
    [
      'rugs',
      'Rugs',
      'Knotted, looped and woven by hand, for bare feet.',
      'A rust kilim with a diamond pattern in a sunlit room, an oak chair at its edge',
    ],
    [
      'textiles',
      'Textiles',
      'Wool, cotton and linen for bed, bath and sofa.',
      'A bench with pillows and towels over a rug',
    ],
    [
      'tabletop',
      'Tabletop',
      'Stoneware and glass for every day of the week.',
      'A table set with stoneware and glasses',
    ],
    [
      'decor',
      'Decor',
      'Mirrors, prints and curtains for the walls you see all day.',
      'A round mirror over a console table, next to a linen curtain',
    ],
  ]),
  ...getCategories('cb2', [
    ['sofas', 'Sofas', 'Low, long, built to order.', 'A low sofa in a white room'],
    ['chairs', 'Chairs', 'Drawn first, upholstered second.', 'A lounge chair in a white room'],
    ['tables', 'Tables', 'Surfaces, held up.', 'A long table in a white room'],
    ['bedroom', 'Bedroom', 'Lie down. Less of everything else.', 'A low bed in a white room'],
    ['storage', 'Storage', 'Put it away.', 'A black sideboard in a white room'],
    ['lighting', 'Lighting', 'On. Off. Nothing in between but a dimmer.', 'An arc lamp in a white room'],
    ['rugs', 'Rugs', 'The floor, drawn.', 'Half circles on an ivory rug in a blush room, a round chair on its corner'],
    ['textiles', 'Textiles', 'Black, ivory and one good towel.', 'Pillows and a striped rug in a room'],
    ['tabletop', 'Tabletop', 'Where food sits.', 'Black dinnerware on a white table'],
    ['decor', 'Decor', 'Walls, finished.', 'A mirror leaning next to a framed print in a white room'],
  ]),
];
