import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Glyph } from '../Icon/Glyph.tsx';
import { alert, check, info } from '../Icon/icons.ts';
import * as css from './Alert.css.ts';
import { withRef } from '../../react-18.ts';

const variants = cva(css.root, { variants: { tone: css.tone } });

const outlines = { info, success: check, critical: alert, notice: info };

const roles = { polite: 'status', assertive: 'alert', off: undefined } as const;

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Type of message; `critical` for errors that block the shopper. */
  tone: 'info' | 'success' | 'critical' | 'notice';
  /** Bold text before the message. */
  title?: ReactNode;
  /** Whether screen readers announce it when it appears; `off` by default, because initial content is read in order. */
  live?: 'polite' | 'assertive' | 'off';
}

/** Renders a message that stays on the page until its cause is resolved. */
export const Alert = withRef(function Alert({ tone, title, live = 'off', className, children, ...rest }: AlertProps) {
  return (
    <div role={roles[live]} {...rest} className={variants({ tone, className })}>
      <Glyph d={outlines[tone]} size={20} className={css.icon} />
      <div className={css.body}>
        {title && <p className={css.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
});
