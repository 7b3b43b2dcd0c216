// By themselves, for parts that must not carry the whole set.
export const close = 'm6 6 12 12M18 6 6 18';
export const up = 'm6 14.5 6-6 6 6';
export const play = 'M7.5 4.5 19.5 12l-12 7.5v-15Z';
export const minus = 'M5 12h14';
export const plus = 'M12 5v14M5 12h14';
export const pause = 'M8 5v14M16 5v14';
export const right = 'm9.5 6 6 6-6 6';
export const left = 'm14.5 6-6 6 6 6';
export const check = 'm5 12.5 4.7 4.7L19 7.5';
export const alert = 'M12 3.5 21.5 20h-19L12 3.5ZM12 10v4.5M12 17v.6';
/** The letter i in a circle, as the path of an icon. */
export const info = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 11v5.5M12 7.5v.6';

/** Outlines on a 24 px square, drawn with a stroke. */
export const icons = {
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM16 16l4.5 4.5',
  user: 'M15.75 8a3.75 3.75 0 1 1-7.5 0 3.75 3.75 0 0 1 7.5 0ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  heart: 'M12 20S3.8 15 3.8 9.2A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8.2 2.2C20.2 15 12 20 12 20Z',
  bag: 'M5 8h14l1 12.5H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  pin: 'M12 21s-6.5-6-6.5-11.2a6.5 6.5 0 0 1 13 0C18.5 15 12 21 12 21ZM14.3 9.8a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  close,
  down: 'm6 9.5 6 6 6-6',
  up,
  right,
  left,
  check,
  plus,
  minus,
  alert,
  info,
  truck:
    'M5 17H2.5V6H14v11H9M14 10h4l3.5 3.5V17h-2M15.5 17H14M9 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM19.5 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  filter:
    'M4 7.5h2.8M11.2 7.5H20M4 16.5h8.8M17.2 16.5H20M11.2 7.5a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0ZM17.2 16.5a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0Z',
  print: 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7V14Z',
  share: 'M12 15V3.5M8 7l4-3.5L16 7M6.5 11H5v9.5h14V11h-1.5',
  box: 'M4 8v9.5l8 3.5 8-3.5V8M4 8l8-4 8 4-8 4-8-4ZM12 12v9',
  lock: 'M5 11h14v9.5H5V11ZM8 11V7.5a4 4 0 0 1 8 0V11',
  external: 'M7 17 17 7M9 7h8v8',
  store: 'M4 10v10.5h16V10M3 10l2-6.5h14l2 6.5H3ZM9.5 20.5v-6h5v6',
} as const;

export type IconName = keyof typeof icons;

const directed: readonly IconName[] = ['left', 'right', 'truck', 'external'];

/** Whether an icon points the way of reading and turns with it. */
export const isDirected = (name: IconName): boolean => directed.includes(name);
