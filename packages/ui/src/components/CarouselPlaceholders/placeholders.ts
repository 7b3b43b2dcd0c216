import { byWidth, type SlidesPerView } from '../Carousel/slides-per-view.ts';

const steps = ['base', 'm', 'l', 'xl'] as const;

/** For each placeholder the widths it is seen at: as many as slides, twice as many on a phone. CAROUS-25 CAROUS-26 */
export function placeholders(perView: SlidesPerView): string[] {
  const { base = 1, m = base, l = m, xl = l }: Exclude<SlidesPerView, number> = byWidth(perView);
  const counts = { base: Math.ceil(base * 2), m: Math.ceil(m), l: Math.ceil(l), xl: Math.ceil(xl) };
  return Array.from({ length: Math.max(...Object.values(counts)) }, (_, index) =>
    steps.filter((step) => index < counts[step]).join(' '),
  );
}
