import { cva } from 'class-variance-authority';
import { withRef } from '../../react-18.ts';
import type { LayoutProps } from '../Stack/Stack.tsx';
import * as space from '../Stack/space.css.ts';
import * as css from './Inline.css.ts';

const variants = cva([css.root, space.plain], {
  variants: { gap: space.gap, align: css.align, justify: css.justify },
});

export interface InlineProps extends LayoutProps {
  /** Distance between the children and between lines, a step of the brand's spacing. */
  gap: space.Space;
  /** Place of lower children in their line. */
  align?: 'stretch' | 'center' | 'baseline' | 'end';
  /** Place of the children when there is room left. */
  justify?: 'start' | 'center' | 'between';
}

/** Children next to each other; those without room begin another line. */
export const Inline = withRef(function Inline({ as = 'div', gap, align, justify, className, ...rest }: InlineProps) {
  const Tag = as as 'section';
  return <Tag {...rest} className={variants({ gap, align, justify, className })} />;
});
