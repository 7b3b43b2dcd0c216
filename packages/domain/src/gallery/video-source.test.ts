import { expect, test } from 'vitest';
import { needsVideoLookup } from './video-source.ts';

test.each([
  ['/videos/alder.mp4', false],
  ['/videos/alder.webm?width=640', false],
  ['/videos/alder.ogg', false],
  ['/videos/alder.ogv', true],
  ['main/alder-sofa', true],
  ['mp4', true],
  ['', true],
])('GALL-22: whether %j is looked up before it plays is %s', (src, isLookedUp) => {
  expect(needsVideoLookup(src)).toBe(isLookedUp);
});
