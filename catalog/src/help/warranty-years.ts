import { type WarrantyPart, warrantyYears } from './facts.ts';

const frames = 'Sofa, chair, bench and bed frames';
const others = 'Tables, storage and lighting';

const parts: Readonly<Partial<Record<string, WarrantyPart>>> = {
  sofas: frames,
  chairs: frames,
  bedroom: others,
  tables: others,
  storage: others,
  lighting: others,
};

interface WarrantedProduct {
  category: string;
  warrantyPart?: WarrantyPart | null;
}

/** Part of the warranty page that a product is; `null` for one without a warranty of its own. */
export const getWarrantyPart = ({ category, warrantyPart = parts[category] ?? null }: WarrantedProduct) => warrantyPart;

/** Years of the warranty of a product; `null` without one. */
export function getWarrantyYears(product: WarrantedProduct): number | null {
  const part = getWarrantyPart(product);
  return warrantyYears.find(({ label }) => label === part)?.years ?? null;
}
