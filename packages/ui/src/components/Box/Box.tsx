import { cva } from 'class-variance-authority';
import { withRef } from '../../react-18.ts';
import type { LayoutProps } from '../Stack/Stack.tsx';
import * as space from '../Stack/space.css.ts';
import * as css from './Box.css.ts';

const variants = cva('', { variants: { padding: space.padding, bordered: { true: css.bordered } } });

export interface BoxProps extends LayoutProps {
  /** Distance from the edge to the content, a step of the brand's spacing. */
  padding: space.Space;
  /** Draws the brand's rule around it. */
  bordered?: boolean;
}

/** Content with room around it. */
export const Box = withRef(function Box({ as = 'div', padding, bordered, className, ...rest }: BoxProps) {
  const Tag = as as 'section';
  return <Tag {...rest} className={variants({ padding, bordered, className })} />;
});
