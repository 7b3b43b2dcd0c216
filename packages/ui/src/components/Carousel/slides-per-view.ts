import type { CSSProperties } from 'react';

/** Visible slides by page width: from 769 (`m`), 1024 (`l`) and 1281 px (`xl`); `2.5` shows half of the third. */
export type SlidesPerView = number | { base?: number; m?: number; l?: number; xl?: number };

type SlideVars = CSSProperties & Record<`--slides${string}`, number | undefined>;

export const byWidth = (perView: SlidesPerView) => (typeof perView === 'number' ? { base: perView } : perView);

export function slideVars(perView: SlidesPerView): SlideVars {
  const { base = 1, m, l, xl }: Exclude<SlidesPerView, number> = byWidth(perView);
  return { '--slides': base, '--slides-m': m, '--slides-l': l, '--slides-xl': xl };
}
