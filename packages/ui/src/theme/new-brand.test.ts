import { setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { expect, expectTypeOf, test } from 'vitest';
import { base } from './base.ts';
import { defineBrand } from './brands/define-brand.ts';
import { contrast } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { vars } from './contract.css.ts';
import type { Look, Palette } from './tokens.ts';

/** A third brand, as its one file would say it. */
const display = '"Besley", Rockwell, serif';
const text = '"Inter", system-ui, sans-serif';

const look: Look = {
  font: { display, text, label: text },
  type: {
    ...base.type,
    hero: { size: 'clamp(2.5rem, 1.5rem + 3.1vw, 4.25rem)', line: '1.04', track: '-.018em', weight: '380' },
    h1: { size: 'clamp(1.875rem, 1.5rem + 1.3vw, 2.625rem)', line: '1.16', track: '-.012em', weight: '380' },
    h2: { size: 'clamp(1.5rem, 1.25rem + 1vw, 2.125rem)', line: '1.16', track: '-.012em', weight: '380' },
    h3: { size: '1.25rem', line: '1.35', track: 'normal', weight: '600' },
    lg: { size: '1.125rem', line: '1.6', track: 'normal', weight: '400' },
    md: { size: '1rem', line: '1.6', track: 'normal', weight: '400' },
    label: { size: '.8125rem', line: '1.4', track: '.01em', weight: '600' },
    button: { size: '1rem', line: '1.15', track: '.005em', weight: '600' },
    price: { size: '1.0625rem', line: '1.3', track: 'normal', weight: '500' },
    priceLarge: { size: '1.375rem', line: '1.3', track: 'normal', weight: '500' },
    total: { size: '1.125rem', line: '1.35', track: 'normal', weight: '600' },
    card: { size: '1.1875rem', line: '1.35', track: '-.006em', weight: '440' },
    layer: { size: 'clamp(1.25rem, 1.1rem + .8vw, 1.625rem)', line: '1.2', track: '-.012em', weight: '440' },
  },
  space: {
    x1: '4px',
    x2: '8px',
    x3: '12px',
    x4: '16px',
    x5: '20px',
    x6: '24px',
    x7: '32px',
    x8: '40px',
    x9: '48px',
    x10: '64px',
    x11: '88px',
    x12: '112px',
    gutter: '20px',
    gapGrid: '16px',
    section: '64px',
  },
  size: { ...base.size, swatch: '44px', swatchHit: '48px', layerFoot: '56px', checkout: '1360px' },
  radius: { s: '2px', m: '12px', l: '20px', control: '24px', round: '999px', swatch: '8px' },
  border: {
    rule: `1px solid ${vars.color.line}`,
    ruleStrong: `1px solid ${vars.color.line}`,
    control: `1px solid ${vars.color.edge}`,
  },
  motion: { fast: '160ms', mid: '260ms', ease: 'cubic-bezier(.22, .7, .2, 1)' },
  layout: {
    labelTransform: 'uppercase',
    labelStretch: 'normal',
    navTransform: 'none',
    buttonTransform: 'none',
    displayStretch: 'normal',
    titleWeight: '440',
    iconStroke: '1.5',
    iconCap: 'round',
    iconJoin: 'round',
    cardBody: 'column',
    cardBodyPad: '14px 0 0',
    cardFont: display,
    gridRule: '0 solid transparent',
    gridGap: vars.space.gapGrid,
    gridInset: vars.space.gutter,
    headInset: '0px',
    categoryFlow: 'column-reverse',
    categoryJustify: 'flex-start',
    categoryPad: '12px 0 0',
    pictureHoverScale: '1.025',
    pictureHoverBar: '0px',
    photoButtonGround: 'rgb(255 255 255 / .84)',
    alertRule: '1px',
    alertBar: '1px',
    flagInset: '12px',
    flagPad: '6px 9px',
    flagRule: '0 solid transparent',
    saleGround: 'transparent',
    saleInk: vars.color.signal,
    salePad: '0',
    saleHang: '0px',
    pairGap: '12px',
    pairOverlap: '0px',
    layerRule: '0 solid transparent',
    layerShift: '16px',
    layerOpacity: '0',
    panelGround: vars.color.sunk,
    panelPad: '24px',
    panelRule: '0 solid transparent',
    selectedGround: vars.color.accentSoft,
    selectedRing: `inset 0 0 0 1px ${vars.color.select}`,
    selectedBar: '0px',
    markGround: 'transparent',
    markInk: 'inherit',
    markBar: '0px',
    swatchColumn: '48px',
    swatchGap: '12px 8px',
    swatchRingOffset: '3px',
    swatchFrame: '0px',
    swatchEdge: 'inset 0 0 0 1px rgb(0 0 0 / .1)',
    swatchHover: '0px',
    swatchGrow: '1.1',
    skeletonBreath: '1.6s',
    stepPrefix: '""',
    stepSize: '26px',
    stepWeight: '600',
    stepGround: vars.color.tile,
    stepOpenGround: vars.color.accent,
    stepOpenInk: vars.color.onAccent,
    stepErrorGround: vars.color.critical,
    stepErrorInk: vars.color.surface,
    actionsInset: '1',
    actionsFocus: vars.color.focus,
    tabBar: '2px',
    markPad: '0',
    thumbColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
    tilePad: '10px 10px 12px',
    tileTextInset: '0px',
    productGap: 'clamp(16px, 2.25vw, 36px)',
    productStick: '24px',
    productPad: '0px',
  },
};

const light: Palette = {
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

const dark: Palette = {
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

/** Everything `defineBrand` writes, as selector and rule. */
function written() {
  const rules: { selector: string; text: string }[] = [];
  setAdapter({
    appendCss: (css) => {
      if (css.type === 'global') rules.push({ selector: css.selector, text: JSON.stringify(css.rule) });
    },
    registerClassName: () => {},
    registerComposition: () => {},
    markCompositionUsed: () => {},
    onEndFileScope: () => {},
    getIdentOption: () => 'short',
  });
  setFileScope('theme/brands/harbor.css.ts', '@settee/ui');
  const classes = defineBrand('harbor', { look, later: {}, light, dark });
  endFileScope();
  return { classes, rules };
}

type Tree = string | { readonly [name: string]: Tree };
const names = (tree: Tree): string[] =>
  typeof tree === 'string' ? [tree.slice(4, -1)] : Object.values(tree).flatMap(names);

test('a new brand is one file: two classes that fill every token', () => {
  const { classes, rules } = written();
  expect(classes).toEqual({ light: 'settee-harbor', dark: 'settee-harbor-dark' });
  for (const name of [classes.light, classes.dark]) {
    const worn = rules.filter(({ selector }) => selector.split(', ').includes(`.${name}`)).map((rule) => rule.text);
    const missing = names(vars).filter(
      (token) => !worn.join().includes(`"${token}":"`) && !worn.join().includes(`"var(${token})":"`),
    );
    expect(missing).toEqual([]);
  }
});

test.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s palette of a new brand owes the same contrasts', (_, { color }) => {
  const short = contrastPairs.flatMap(([name, grounds, owed]) =>
    grounds.filter((ground) => contrast(color[name], color[ground]) < owed).map((ground) => `${name} on ${ground}`),
  );
  expect(short).toEqual([]);
});

test('a missing token does not compile', () => {
  expectTypeOf<typeof look>().toExtend<Look>();
  expectTypeOf<Omit<Look, 'radius'>>().not.toExtend<Look>();
  expectTypeOf<Omit<Look, 'type'> & { type: Omit<Look['type'], 'hero'> }>().not.toExtend<Look>();
  expectTypeOf<Omit<Palette, 'color'> & { color: Omit<Palette['color'], 'focus'> }>().not.toExtend<Palette>();
  const { focus: _, ...color } = light.color;
  // @ts-expect-error the palette lacks `focus`
  const forgetful: Palette = { ...light, color };
  expect(forgetful.color).not.toHaveProperty('focus');
});
