import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Text } from '../components/Text/Text.tsx';
import { contrast } from './colors.ts';
import { type ColorName, contrastPairs as pairs } from './contrast-pairs.ts';
import { vars } from './contract.css.ts';
import { typeStyle } from './type-style.ts';

const meta = { title: 'Theme/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { color, font, type, space, radius, border, shadow, motion } = vars;

const isColor = (name: string): name is ColorName => name in color;
const isStep = (name: string): name is keyof typeof type => name in type;

/** Returns the value of a token in the current brand. */
const filled = (token: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(token.slice(4, -1)).trim();

/** Returns a color and its contrast on the page; transparent colors have none. */
const measured = (name: ColorName) => {
  const value = filled(color[name]);
  return value.startsWith('#') ? `${value}, ${contrast(value, filled(color.paper)).toFixed(1)} on paper` : value;
};

const Sheet = ({ children, min = 150 }: { children: ReactNode; min?: number }) => (
  <ul style={{ display: 'grid', gap: 16, gridTemplateColumns: `repeat(auto-fill, minmax(${min}px, 1fr))` }}>
    {children}
  </ul>
);

const Sample = ({ name, value, style }: { name: string; value: string; style: CSSProperties }) => (
  <li>
    <div style={{ blockSize: 64, border: border.rule, ...style }} />
    <Text size="sm" strong>
      {name}
    </Text>
    <Text size="xs" tone="muted">
      {value}
    </Text>
  </li>
);

export const Colour: Story = {
  render: () => (
    <Sheet>
      {Object.keys(color)
        .filter(isColor)
        .map((name) => (
          <Sample key={name} name={name} value={measured(name)} style={{ background: color[name] }} />
        ))}
    </Sheet>
  ),
};

export const Contrast: Story = {
  render: () => (
    <Sheet min={220}>
      {pairs.flatMap(([name, grounds, owed]) =>
        grounds.map((background) => (
          <li
            key={name + background}
            style={{
              padding: 16,
              border: border.rule,
              background: color[background],
              color: color[owed < 4.5 ? 'ink' : name],
            }}
          >
            {name} on {background}
            <br />
            {contrast(filled(color[name]), filled(color[background])).toFixed(1)}, owes {owed}
          </li>
        )),
      )}
    </Sheet>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async () => {
    const short = pairs.flatMap(([name, grounds, owed]) =>
      grounds
        .filter((background) => !(contrast(filled(color[name]), filled(color[background])) >= owed))
        .map((background) => `${name} on ${background}`),
    );
    await expect(short).toEqual([]);
  },
};

export const ContrastInTheDark: Story = { ...Contrast, globals: { scheme: 'dark' } };

export const Type: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {Object.keys(type)
        .filter(isStep)
        .map((step) => (
          <div key={step}>
            <Text size="xs" tone="muted">
              {step}
            </Text>
            <p style={{ ...typeStyle(step), fontFamily: /^(hero|h1|h2)$/.test(step) ? font.display : font.text }}>
              Alder 3-Seat Sofa, $1,949.00
            </p>
          </div>
        ))}
    </div>
  ),
};

export const Space: Story = {
  tags: ['visual'],
  render: () => (
    <ul style={{ display: 'grid', gap: 12 }}>
      {Object.entries(space).map(([name, size]) => (
        <li key={name} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <Text as="span" size="sm" style={{ inlineSize: 72 }}>
            {name}
          </Text>
          <span style={{ blockSize: 16, inlineSize: size, background: color.accent }} />
          <Text as="span" size="xs" tone="muted">
            {filled(size)}
          </Text>
        </li>
      ))}
    </ul>
  ),
};

export const Shape: Story = {
  tags: ['visual'],
  render: () => (
    <Sheet>
      {Object.entries(radius).map(([name, size]) => (
        <Sample
          key={name}
          name={`radius ${name}`}
          value={filled(size)}
          style={{ border: border.control, borderRadius: size }}
        />
      ))}
      {Object.entries(border).map(([name, rule]) => (
        <Sample key={name} name={`border ${name}`} value={filled(rule)} style={{ border: rule }} />
      ))}
      {Object.entries(shadow).map(([name, fall]) => (
        <Sample
          key={name}
          name={`shadow ${name}`}
          value={filled(fall)}
          style={{ background: color.surface, boxShadow: fall }}
        />
      ))}
    </Sheet>
  ),
};

export const Motion: Story = {
  tags: ['visual'],
  render: () => (
    <Sheet>
      {(['fast', 'mid'] as const).map((pace) => (
        <li key={pace}>
          <button
            type="button"
            style={{
              inlineSize: '100%',
              blockSize: 64,
              background: color.tile,
              transition: `opacity ${motion[pace]} ${motion.ease}`,
            }}
            onPointerEnter={({ currentTarget }) => currentTarget.style.setProperty('opacity', '.2')}
            onPointerLeave={({ currentTarget }) => currentTarget.style.removeProperty('opacity')}
          >
            {pace}, {filled(motion[pace])}
          </button>
        </li>
      ))}
    </Sheet>
  ),
};

export const DressedAsTold: Story = {
  tags: ['visual'],
  render: (_, { globals }) => <Text>This page is dressed as {String(globals.brand)}.</Text>,
  play: async ({ globals }) => {
    const page = document.documentElement;
    await expect(page.className).toBe(`settee-${globals.brand}${globals.scheme === 'dark' ? '-dark' : ''}`);
    const text = getComputedStyle(document.body).fontFamily;
    await expect(text).toMatch(globals.brand === 'cb2' ? /^"?Archivo/ : /^"?Figtree/);
    const family = globals.brand === 'cb2' ? 'Archivo' : 'Figtree';
    const loaded = await document.fonts.load(`16px ${family}`);
    await expect(loaded).toHaveLength(1);
  },
};
