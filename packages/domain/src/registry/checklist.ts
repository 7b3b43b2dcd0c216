import type { RegistryType } from './registry.ts';

type Usual = Readonly<Record<string, number>>;

const wedding: Usual = {
  tabletop: 12,
  textiles: 10,
  bedroom: 2,
  tables: 2,
  chairs: 4,
  lighting: 3,
  storage: 2,
  rugs: 2,
  decor: 3,
};
const baby: Usual = { textiles: 8, storage: 3, lighting: 2, chairs: 1, bedroom: 2, rugs: 1 };
const house: Usual = { tabletop: 6, lighting: 3, textiles: 4, storage: 2, tables: 1, rugs: 1, decor: 2 };

const usual: Record<RegistryType, Usual> = { br: wedding, wd: wedding, bb: baby, hw: house };

/** The categories of a checklist in their order, with how many pieces registries of the kind usually hold. REG-12 */
export function getRecommendedQuantities(type: RegistryType): readonly { category: string; pieces: number }[] {
  return Object.entries(usual[type]).map(([category, pieces]) => ({ category, pieces }));
}
