import type { Upholstery } from '../range.ts';

/** Colours that are woven no more, by the group of their cloth. */
export const retiredCovers: readonly { group: string; covers: readonly Upholstery[] }[] = [
  { group: 'A', covers: [{ code: 1107, name: 'Slate', color: '#6c7175', weave: 'boucle' }] },
  { group: 'C', covers: [{ code: 1307, name: 'Garnet', color: '#5e1f2b', weave: 'velvet' }] },
];
