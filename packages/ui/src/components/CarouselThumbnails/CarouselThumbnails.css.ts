import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const { layout, space } = vars;

export const root = style(
  ui({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(64px, 88px)',
    justifyContent: 'start',
    gap: `max(${layout.pairGap}, 4px)`,
    margin: '-4px',
    padding: '4px',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: space.x8,
    scrollbarWidth: 'thin',
    selectors: {
      '&[data-upright]': {
        gridAutoFlow: 'row',
        gridAutoColumns: 'auto',
        gridTemplateColumns: 'minmax(64px, 88px)',
        gridAutoRows: 'min-content',
        overflow: 'hidden auto',
        scrollPaddingBlock: space.x8,
      },
    },
  }),
);
