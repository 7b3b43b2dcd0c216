import { base } from '../base.ts';
import type { BrandTokens, Palette } from '../tokens.ts';
import type { Brand } from './brand-rules.ts';

const display = '"Newsreader", "Newsreader Georgia", "Newsreader Times", Georgia, serif';
const text = '"Figtree", "Figtree Arial", system-ui, sans-serif';

const tokens: BrandTokens = {
  font: { display, text, label: text },
  type: base.type,
  space: base.space,
  size: base.size,
  radius: { s: '4px', m: '6px', l: '10px', control: '6px', round: '999px', swatch: '999px' },
  border: base.border,
  motion: { fast: '200ms', mid: '300ms', ease: 'cubic-bezier(.22, .7, .2, 1)' },
  layout: { ...base.layout, cardFont: display },
};

const light: Palette = {
  color: {
    paper: '#fcfaf5',
    surface: '#ffffff',
    tile: '#f2ede3',
    sunk: '#f6f2ea',
    ink: '#2a2622',
    muted: '#675d53',
    line: '#e5ddd1',
    edge: '#8d8174',
    accent: '#474e38',
    onAccent: '#ffffff',
    accentHover: '#353b29',
    onAccentHover: '#ffffff',
    accentPressed: '#282d1e',
    accentSoft: '#e9ebdf',
    signal: '#96452a',
    signalFill: '#96452a',
    onSignal: '#ffffff',
    signalSoft: '#f6e8df',
    onSignalSoft: '#2a2622',
    select: '#474e38',
    onSelect: '#ffffff',
    positive: '#43592f',
    positiveSoft: '#e9eede',
    onPositiveSoft: '#2a2622',
    critical: '#a3271d',
    criticalSoft: '#faeae6',
    focus: '#2a2622',
    scrim: 'rgb(42 34 26 / .44)',
    onPhoto: '#2a2622',
    foot: '#34302a',
    onFoot: '#f6f0e6',
    footMuted: '#c9bfb1',
  },
  shadow: {
    card: '0 1px 2px rgb(60 44 28 / .06), 0 6px 20px -8px rgb(60 44 28 / .12)',
    layer: '0 2px 6px rgb(48 36 24 / .08), 0 24px 64px -12px rgb(48 36 24 / .28)',
  },
};

const dark: Palette = {
  color: {
    ...light.color,
    paper: '#1d1a17',
    surface: '#262220',
    tile: '#2e2925',
    sunk: '#231f1c',
    ink: '#f2ebe1',
    muted: '#b9ad9f',
    line: '#3b352f',
    edge: '#8b7f72',
    accent: '#c3cba8',
    onAccent: '#20231a',
    accentHover: '#d5dcbf',
    onAccentHover: '#20231a',
    accentPressed: '#e3e9d2',
    accentSoft: '#33372a',
    signal: '#e7a184',
    signalFill: '#e7a184',
    onSignal: '#2a150c',
    signalSoft: '#3d2a21',
    onSignalSoft: '#f2ebe1',
    select: '#c3cba8',
    onSelect: '#20231a',
    positive: '#b6cf97',
    positiveSoft: '#2c3524',
    onPositiveSoft: '#f2ebe1',
    critical: '#f3a196',
    criticalSoft: '#42231f',
    focus: '#f2ebe1',
    scrim: 'rgb(0 0 0 / .6)',
    foot: '#151311',
  },
  shadow: { card: 'none', layer: '0 24px 64px -12px rgb(0 0 0 / .7)' },
};

/** The warm home brand. */
export const mainBrand: Brand = {
  tokens,
  light,
  dark,
  later: {
    m: { space: { gutter: '32px', gapGrid: '24px', section: '88px' } },
    xl: { space: { gutter: '56px', gapGrid: '28px', section: '112px' } },
  },
};
