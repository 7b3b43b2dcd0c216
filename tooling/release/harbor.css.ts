import { base, type BrandTokens, type Palette } from '@settee/ui/brand';
import { defineBrand } from '@settee/ui/vanilla-extract';

const display = '"Besley", Rockwell, serif';
const text = '"Inter", system-ui, sans-serif';

export const tokens: BrandTokens = {
  font: { display, text, label: text },
  type: base.type,
  space: base.space,
  size: base.size,
  radius: { s: '2px', m: '12px', l: '20px', control: '24px', round: '999px', swatch: '8px' },
  border: base.border,
  motion: { fast: '160ms', mid: '260ms', ease: 'cubic-bezier(.22, .7, .2, 1)' },
  layout: { ...base.layout, cardFont: display, labelTransform: 'uppercase', swatchGap: '12px 8px' },
};

export const light: Palette = {
  color: {
    paper: '#f4f8fb',
    surface: '#ffffff',
    tile: '#e6eef4',
    sunk: '#edf3f7',
    ink: '#10222e',
    muted: '#4a5d69',
    line: '#d2dee6',
    edge: '#748896',
    accent: '#0b4f6c',
    onAccent: '#ffffff',
    accentHover: '#083b51',
    onAccentHover: '#ffffff',
    accentPressed: '#062c3d',
    accentSoft: '#dcebf3',
    signal: '#a03a1c',
    signalFill: '#a03a1c',
    onSignal: '#ffffff',
    signalSoft: '#fbe9e2',
    onSignalSoft: '#10222e',
    select: '#0b4f6c',
    onSelect: '#ffffff',
    positive: '#1f5c43',
    positiveSoft: '#dff0e8',
    onPositiveSoft: '#10222e',
    critical: '#a61b2b',
    criticalSoft: '#fdecee',
    focus: '#10222e',
    scrim: 'rgb(16 34 46 / .5)',
    onPhoto: '#10222e',
    foot: '#10222e',
    onFoot: '#f4f8fb',
    footMuted: '#b4c4ce',
  },
  shadow: { card: 'none', layer: '0 24px 64px -12px rgb(16 34 46 / .3)' },
};

export const dark: Palette = {
  color: {
    ...light.color,
    paper: '#0d1a23',
    surface: '#132530',
    tile: '#1b303c',
    sunk: '#112029',
    ink: '#eaf2f7',
    muted: '#a9bac5',
    line: '#2a404d',
    edge: '#748896',
    accent: '#8fcbe6',
    onAccent: '#0d1a23',
    accentHover: '#b0dbee',
    onAccentHover: '#0d1a23',
    accentPressed: '#cde8f4',
    accentSoft: '#1b3543',
    signal: '#f0a78f',
    signalFill: '#f0a78f',
    onSignal: '#2a0f06',
    signalSoft: '#40241a',
    onSignalSoft: '#eaf2f7',
    select: '#8fcbe6',
    onSelect: '#0d1a23',
    positive: '#9bd6b8',
    positiveSoft: '#1b3a2d',
    onPositiveSoft: '#eaf2f7',
    critical: '#f5a3ad',
    criticalSoft: '#42202a',
    focus: '#eaf2f7',
    foot: '#08121a',
  },
  shadow: { card: 'none', layer: 'none' },
};

/** A third brand, in one file: the rehearsal of a release dresses another team's app in it. */
export const harbor = defineBrand('harbor', { tokens, later: {}, light, dark });
