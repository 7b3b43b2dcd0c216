/**
 * How many times slower than a quiet machine with two cores this one is, from 1 to 3. `npm test` measures it and sets
 * `TEST_TIME_SCALE` for every suite.
 */
export const timeScale: number = Math.min(3, Math.max(1, Number(process.env['TEST_TIME_SCALE'] ?? 1)));

const scaled = (seconds: number) => Math.round(seconds * 1000 * timeScale);

/** Limits of tests in ms. None is a statement about speed: each ends what would otherwise hang. */
export const limits: Readonly<Record<'poll' | 'call' | 'drawing' | 'test' | 'story' | 'journey' | 'hook', number>> = {
  /** Until something shows that needs nothing but the processor. */
  poll: scaled(15),
  /** A call into a page, a click, a navigation. */
  call: scaled(45),
  /** Until the processor has drawn a room in 3-D. */
  drawing: scaled(60),
  /** A test without a browser. */
  test: scaled(60),
  /** A story or a picture of it. */
  story: scaled(90),
  /** A journey or a screen. */
  journey: scaled(120),
  /** Preparation of a test file. */
  hook: scaled(180),
};
