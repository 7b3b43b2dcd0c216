import { warrantyYears } from './facts.ts';

type Part = (typeof warrantyYears)[number]['label'];

const parts: Readonly<Partial<Record<string, Part>>> = {
  sofas: 'Sofa, chair and bed frames',
  chairs: 'Sofa, chair and bed frames',
  bedroom: 'Sofa, chair and bed frames',
  tables: 'Tables, storage and lighting',
  storage: 'Tables, storage and lighting',
  lighting: 'Tables, storage and lighting',
};

/** Years of the warranty on the frame of a category's products; `null` without one. */
export function getWarrantyYears(category: string): number | null {
  return warrantyYears.find(({ label }) => label === parts[category])?.years ?? null;
}
