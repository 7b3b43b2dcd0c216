import { style } from '@vanilla-extract/css';
import { ui } from '../../theme/in-layer.ts';

/** Takes the classes of the caller, so it behaves as the image alone would. */
export const root = style(
  ui({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    minBlockSize: 0,
    aspectRatio: 'var(--ratio)',
    objectFit: 'cover',
    backgroundSize: 'cover',
    backgroundPosition: 'center',
    // An alternative text shown in place of a picture that failed must not run out of its frame.
    overflow: 'clip',
    overflowWrap: 'anywhere',
  }),
);

export const frame = style(ui({ display: 'contents', objectFit: 'inherit', objectPosition: 'inherit' }));

// A frame without a box would make its sources boxes of the layout around it.
export const source = style(ui({ display: 'none' }));

export const image = style(
  ui({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'inherit',
    objectPosition: 'inherit',
    selectors: { 'picture + picture > &': { position: 'absolute', inset: 0 } },
  }),
);
