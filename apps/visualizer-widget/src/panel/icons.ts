import { s } from './dom.ts';

const paths = {
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2',
  redo: 'm15 7 4.5 4.5L15 16m4-4.5h-9a5 5 0 0 0 0 10h2',
  measure: 'M3 15.5 15.5 3 21 8.5 8.5 21zM7 11.5l2 2m1.5-5.5 2 2M14 4.5l2 2',
  orbitLeft: 'M4 12a8 4 0 1 0 8-4H6m3-3.5L5.5 8 9 11.5',
  orbitRight: 'M20 12a8 4 0 1 1-8-4h6m-3-3.5L18.5 8 15 11.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  left: 'M19 12H5m6-6-6 6 6 6',
  right: 'M5 12h14m-6-6 6 6-6 6',
  back: 'M12 19V5M6 11l6-6 6 6',
  front: 'M12 5v14m6-6-6 6-6-6',
  turnLeft: 'M4.5 5v5h5M5 10a7.5 7.5 0 1 1-.4 4.5',
  turnRight: 'M19.5 5v5h-5M19 10a7.5 7.5 0 1 0 .4 4.5',
  duplicate: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  remove: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.400L17 7M10.5 10.5v6m3-6v6',
} as const;

export type IconName = keyof typeof paths;

/** Creates a line icon of 24 px in the current text color. */
export function icon(name: IconName): SVGSVGElement {
  return s('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, s('path', { d: paths[name] }));
}
