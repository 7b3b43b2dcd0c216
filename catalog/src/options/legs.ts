import { surcharge } from '../money.ts';
import { legFinishes } from '../range.ts';
import { noUpholstery } from './choice.ts';
import type { CatalogOption } from './types.ts';

const oil = 'Oil the wood once a year.';

const facts: Readonly<Record<number, { dollars: number; content: string; care: string }>> = {
  2001: { dollars: 0, content: 'Solid oak, oiled', care: oil },
  2002: { dollars: 40, content: 'Solid walnut, oiled', care: oil },
  2003: { dollars: 0, content: 'Solid ash, stained and waxed', care: 'Wax the wood once a year.' },
  2004: { dollars: 90, content: 'Brass-plated steel, brushed', care: 'Wipe the brass with a dry cloth, no polish.' },
};

/** Leg finishes of some codes, by default all. */
export function legOption(codes: readonly number[] = [2001, 2002, 2003, 2004], title = 'Leg'): CatalogOption {
  const legs = legFinishes.filter(({ code }) => codes.includes(code));
  return {
    optionCode: 13,
    optionType: 'leg',
    optionExperience: 'leg',
    optionSequence: 3,
    source: 0,
    title,
    groups: [
      {
        code: 'legs',
        title: `${title} finishes`,
        subtitle: '',
        groupType: 'leg',
        choices: legs.map(({ code, name, color }) => ({
          ...noUpholstery,
          code,
          title: name,
          color,
          content: facts[code]?.content ?? '',
          care: [facts[code]?.care ?? ''].filter(Boolean),
          addPrice: surcharge(facts[code]?.dollars ?? 0),
          picture: `leg/${code}`,
        })),
      },
    ],
  };
}
