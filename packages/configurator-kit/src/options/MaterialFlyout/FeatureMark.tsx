import * as css from './MaterialFlyout.css.ts';

/** Outlines on a 24 px square by `svgId`. SUMM-06 */
const marks: ReadonlyMap<string, string> = new Map([
  ['clean', 'M12 3.5s6 6.4 6 10.7a6 6 0 0 1-12 0C6 9.9 12 3.5 12 3.5Z'],
  ['soft', 'M4 15c2.7 0 2.7-4 5.3-4s2.7 4 5.4 4 2.6-4 5.3-4M4 19.5c2.7 0 2.7-4 5.3-4s2.7 4 5.4 4 2.6-4 5.3-4'],
  ['strong', 'M12 3.5 19 6v6c0 4.3-3 7.3-7 8.5-4-1.2-7-4.2-7-8.5V6l7-2.5Z'],
  ['light', 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7'],
]);

export function FeatureMark({ svgId }: { svgId: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-svg-id={svgId} className={css.mark}>
      <path d={marks.get(svgId) ?? 'm5 12.5 4.7 4.7L19 7.5'} />
    </svg>
  );
}
