import { warrantyYears } from './facts.ts';

type Part = (typeof warrantyYears)[number]['label'];

const parts: Readonly<Partial<Record<string, Part>>> = {
  sofas: 'Sofa, chair and bed frames',
  chairs: 'Sofa, chair and bed frames',
  bedroom: 'Tables, storage and lighting',
  tables: 'Tables, storage and lighting',
  storage: 'Tables, storage and lighting',
  lighting: 'Tables, storage and lighting',
};

interface WarrantedProduct {
  category: string;
  /** The work at delivery; a bed is assembled. */
  installation: string | null;
}

/** Years of the warranty on the frame of a product; `null` without one. A bedroom sells beds, and dressers too. */
export function getWarrantyYears({ category, installation }: WarrantedProduct): number | null {
  const part = installation === 'bed-assembly' ? parts.sofas : parts[category];
  return warrantyYears.find(({ label }) => label === part)?.years ?? null;
}
