import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Alert.css.ts';

const look = cva(css.root, { variants: { tone: css.tone } });

const icons = { info: 'info', success: 'check', critical: 'alert', notice: 'info' } as const;

const roles = { polite: 'status', assertive: 'alert', off: undefined } as const;

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What kind of message it is; `critical` for what stops the shopper. */
  tone: 'info' | 'success' | 'critical' | 'notice';
  /** Stands before the message, in bold. */
  title?: ReactNode;
  /** Whether it is read out when it appears; off unless told, since what is there from the start is read in its place. */
  live?: 'polite' | 'assertive' | 'off';
}

/** A message that stands in the page until its cause is gone. */
export function Alert({ tone, title, live = 'off', className, children, ...rest }: AlertProps) {
  return (
    <div role={roles[live]} {...rest} className={look({ tone, className })}>
      <Icon name={icons[tone]} size={20} className={css.icon} />
      <div className={css.body}>
        {title && <p className={css.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
