import { cva } from 'class-variance-authority';
import * as css from './TextLink.css.ts';

/** The one look of links in text and of buttons that stand as such. */
export const textLinkVariants = cva(css.root, {
  variants: { tone: css.tone, inline: { true: css.inline } },
});
