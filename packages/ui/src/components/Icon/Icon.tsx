import { Glyph, type GlyphProps } from './Glyph.tsx';
import { type IconName, icons, isDirected } from './icons.ts';
import { withRef } from '../../react-18.ts';

export interface IconProps extends Omit<GlyphProps, 'd' | 'directed'> {
  /** Name of the icon in the set. */
  name: IconName;
  /** Accessible name of a standalone icon; without it the icon is decoration. */
  label?: string;
}

/** Outline icon of the set, in the current text color. */
export const Icon = withRef(function Icon({ name, label, ...rest }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label, 'aria-hidden': undefined } : null;
  return <Glyph {...naming} {...rest} d={icons[name]} directed={isDirected(name)} />;
});
