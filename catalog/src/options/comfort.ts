import { groupInWords } from './choice.ts';
import type { CatalogOption } from './types.ts';

/** Creates the option for seat depth. */
export function depthOption(standard: string, deep: string, dollars: number): CatalogOption {
  return {
    optionCode: 16,
    optionType: 'depth',
    optionExperience: 'text',
    optionSequence: 2,
    source: 0,
    title: 'Depth',
    groups: [
      groupInWords('depths', 'Depths', 'depth', [
        { code: 3201, title: `Standard, ${standard}` },
        { code: 3202, title: `Deep, ${deep}`, dollars },
      ]),
    ],
  };
}

/** Option for the cushion filling. */
export const cushionOption: CatalogOption = {
  optionCode: 17,
  optionType: 'cushion',
  optionExperience: 'cushion',
  optionSequence: 3,
  source: 0,
  title: 'Cushion',
  groups: [
    groupInWords('cushions', 'Fillings', 'cushion', [
      { code: 3301, title: 'Foam', description: 'Keeps its shape. Firm and supportive.' },
      { code: 3302, title: 'Down-wrapped foam', description: 'A foam core wrapped in down.', dollars: 120 },
      {
        code: 3303,
        title: 'Feather and down',
        description: 'A deep sink-in seat. Needs regular fluffing.',
        dollars: 180,
      },
    ]),
  ],
};

/** Option for the side of the chaise, seen from the front. */
export const chaiseSideOption: CatalogOption = {
  optionCode: 18,
  optionType: 'image',
  optionExperience: 'largeImageAndText',
  optionSequence: 2,
  source: 0,
  title: 'Chaise side',
  groups: [
    groupInWords('sides', 'Sides', 'image', [
      {
        code: 3401,
        title: 'Left',
        description: 'The chaise is on your left as you face the sofa.',
        picture: 'diagram/chaise-left',
      },
      {
        code: 3402,
        title: 'Right',
        description: 'The chaise is on your right as you face the sofa.',
        picture: 'diagram/chaise-right',
      },
    ]),
  ],
};
