import { cva } from 'class-variance-authority';
import * as css from './Button.css.ts';

/** Shared variants of buttons and of links styled as buttons. */
export const buttonVariants = cva(css.root, {
  variants: { tone: css.tone, size: css.size, block: { true: css.block } },
  defaultVariants: { tone: 'accent', size: 'regular' },
});
