import { cva } from 'class-variance-authority';
import * as css from './Button.css.ts';

/** The one look of buttons and of links that stand as buttons. */
export const buttonVariants = cva(css.root, {
  variants: { tone: css.tone, size: css.size, block: { true: css.block } },
  defaultVariants: { tone: 'accent', size: 'regular' },
});
