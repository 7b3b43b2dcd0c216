import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { typeStyle } from '../../theme/type-style.ts';

const { color, layout, motion } = vars;

export const root = style(
  ui({
    ...typeStyle('button'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x2,
    maxInlineSize: '100%',
    minBlockSize: vars.size.control,
    padding: '10px 24px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontFamily: vars.font.label,
    fontStretch: layout.labelStretch,
    textTransform: layout.buttonTransform,
    wordSpacing: layout.buttonWordSpacing,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&:is(:disabled, [aria-disabled="true"])': {
        background: color.sunk,
        borderColor: color.line,
        color: color.muted,
        cursor: 'default',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  }),
);

export const size = {
  regular: style(ui({})),
  large: style(ui({ minBlockSize: vars.size.controlLarge })),
  small: style(
    ui({
      minBlockSize: vars.size.controlSmall,
      paddingBlock: '8px',
      paddingInline: '16px',
      fontSize: `max(.8125rem, calc(${vars.type.button.size} - .0625rem))`,
    }),
  ),
};

const live = '&:not(:disabled, [aria-disabled="true"], [aria-busy="true"])';
const hover = `${live}:hover`;
const active = `${live}:active`;

export const tone = {
  accent: style(
    ui({
      background: color.accent,
      color: color.onAccent,
      selectors: {
        [hover]: { background: color.accentHover, color: color.onAccentHover },
        [active]: { background: color.accentPressed, color: color.onAccentHover },
      },
      '@media': { [media.forced]: { borderColor: 'ButtonText' } },
    }),
  ),
  outline: style(
    ui({
      borderColor: color.edge,
      color: color.ink,
      selectors: {
        [hover]: { background: color.ink, borderColor: color.ink, color: color.paper },
        [active]: { background: color.muted, borderColor: color.muted, color: color.paper },
      },
    }),
  ),
  quiet: style(
    ui({
      paddingInline: vars.space.x1,
      color: color.ink,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '4px',
      selectors: {
        [hover]: { textDecorationThickness: '2px' },
        [active]: { color: color.muted },
        '&:is(:disabled, [aria-disabled="true"])': { background: 'transparent', borderColor: 'transparent' },
      },
    }),
  ),
  inverse: style(
    ui({
      background: color.onFoot,
      color: color.foot,
      selectors: {
        [hover]: { background: `color-mix(in srgb, ${color.onFoot} 86%, ${color.foot})` },
        [active]: { background: color.footMuted },
        '&:focus-visible': { outlineColor: color.onFoot },
      },
      '@media': { [media.forced]: { borderColor: 'ButtonText' } },
    }),
  ),
};

export const block = style(ui({ display: 'flex', inlineSize: '100%' }));

/** Preserves the width and the accessible name of the label while the dots replace it. */
export const label = style(
  ui({
    display: 'contents',
    selectors: {
      '[aria-busy="true"] > &': { display: 'inline-flex', alignItems: 'center', gap: 'inherit', opacity: 0 },
    },
  }),
);

const breathe = keyframes({ '0%, 60%, 100%': { opacity: 0.25 }, '30%': { opacity: 1 } });

export const dots = style(
  ui({ position: 'absolute', inset: 0, display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '6px' }),
);

export const dot = style(
  ui({
    inlineSize: '6px',
    blockSize: '6px',
    borderRadius: vars.radius.round,
    background: 'currentColor',
    animation: `${breathe} 1.2s ${motion.ease} infinite`,
    selectors: { '&:nth-child(2)': { animationDelay: '.15s' }, '&:nth-child(3)': { animationDelay: '.3s' } },
    '@media': {
      [media.still]: { animation: 'none' },
      [media.forced]: { background: 'ButtonText' },
    },
  }),
);
