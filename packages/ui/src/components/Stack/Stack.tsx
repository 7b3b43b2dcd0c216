import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { withRef } from '../../react-18.ts';
import * as css from './Stack.css.ts';
import * as space from './space.css.ts';

export type { Space } from './space.css.ts';

const variants = cva([css.root, space.plain], { variants: { gap: space.gap, align: css.align } });

/** Elements that a layout can be; lists have no bullets and no indent. */
export type LayoutElement =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'aside'
  | 'main'
  | 'nav'
  | 'header'
  | 'footer'
  | 'form'
  | 'ul'
  | 'ol'
  | 'li';

type FormAttributes = Pick<ComponentProps<'form'>, 'action' | 'method' | 'encType' | 'noValidate' | 'autoComplete'>;

/** Attributes and ref of any of these elements. */
export interface LayoutProps extends ComponentProps<'section'>, FormAttributes {
  /** The element to render; `div` by default. */
  as?: LayoutElement;
}

export interface StackProps extends LayoutProps {
  /** Distance between the children, a step of the brand's spacing. */
  gap: space.Space;
  /** Width and place of the children: all of the line, or as wide as they are. */
  align?: 'stretch' | 'start' | 'center';
}

/** Children under each other. */
export const Stack = withRef(function Stack({ as = 'div', gap, align, className, ...rest }: StackProps) {
  const Tag = as as 'section';
  return <Tag {...rest} className={variants({ gap, align, className })} />;
});
