/** Years that a warranty covers a part. */
export const warrantyYears = [
  { label: 'Sofa, chair, bench and bed frames', years: 10 },
  { label: 'Springs and suspension', years: 10 },
  { label: 'Cushions and cushion cores', years: 3 },
  { label: 'Sleeper and recliner mechanisms', years: 3 },
  { label: 'Tables, storage and lighting', years: 2 },
  { label: 'Fabric and leather', years: 1 },
] as const;

/** A part as the warranty page names it. */
export type WarrantyPart = (typeof warrantyYears)[number]['label'];

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

/** Part of the warranty page that covers a product; `null` without a warranty. */
export const getWarrantyPart = ({ category, warrantyPart = parts[category] ?? null }: WarrantedProduct) => warrantyPart;

/** Years of the warranty of a product; `null` without one. */
export function getWarrantyYears(product: WarrantedProduct): number | null {
  const part = getWarrantyPart(product);
  return warrantyYears.find(({ label }) => label === part)?.years ?? null;
}
