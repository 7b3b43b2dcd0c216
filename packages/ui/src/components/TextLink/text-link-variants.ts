import { cva } from 'class-variance-authority';
import * as css from './TextLink.css.ts';

/** Shared variants of text links and of buttons styled as such. */
export const textLinkVariants = cva(css.root, {
  variants: { tone: css.tone, inline: { true: css.inline } },
});
