import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as css from './EmptyState.css.ts';
import { withRef } from '../../react-18.ts';

const variants = cva(css.root, { variants: { align: css.align } });

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Says what is not there, as `Your cart is empty`. */
  title: ReactNode;
  /** Place of the title in the outline of the page. */
  level?: 1 | 2 | 3 | 4;
  /** Icon above the title. */
  icon?: IconName;
  /** Image above the title instead of an icon. */
  picture?: ReactNode;
  /** Next actions: buttons and links, the likeliest first. */
  actions?: ReactNode;
  /** `center` in the middle of its place, `start` in a column of text. */
  align?: 'center' | 'start';
}

/** Replaces empty content: explains why it is empty and offers the next actions. */
export const EmptyState = withRef(function EmptyState(props: EmptyStateProps) {
  const { title, level = 2, icon, picture: image, actions, align = 'center', className, children, ...rest } = props;
  return (
    <div {...rest} className={variants({ align, className })}>
      {image ?? (icon && <Icon name={icon} size={40} className={css.icon} />)}
      <Heading level={level} size={level === 1 ? 'h2' : 'h3'}>
        {title}
      </Heading>
      {children && <div className={css.text}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
});
