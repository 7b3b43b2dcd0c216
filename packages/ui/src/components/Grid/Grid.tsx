import { cva } from 'class-variance-authority';
import { withRef } from '../../react-18.ts';
import type { LayoutProps } from '../Stack/Stack.tsx';
import * as space from '../Stack/space.css.ts';
import * as css from './Grid.css.ts';

const variants = cva([css.root, space.plain], { variants: { gap: space.gap } });

export interface GridProps extends LayoutProps {
  /** Distance between columns and between rows, a step of the brand's spacing. */
  gap: space.Space;
  /** Least width of a column in px; there are as many as fit, at least one. */
  column: number;
}

/** Children in equal columns, as many as there is room for. */
export const Grid = withRef(function Grid({ as = 'div', gap, column, className, style, ...rest }: GridProps) {
  const Tag = as as 'section';
  const least: Record<'--column', string> = { '--column': `${column}px` };
  return <Tag {...rest} className={variants({ gap, className })} style={{ ...least, ...style }} />;
});
