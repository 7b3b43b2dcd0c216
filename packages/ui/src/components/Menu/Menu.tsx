'use client';

import { cva } from 'class-variance-authority';
import { type ReactElement, type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { containEvents } from '../../contain-events.ts';
import { popoverTarget, withRef } from '../../react-18.ts';
import { AppLink } from '../LinkProvider/LinkProvider.tsx';
import * as anchor from '../Popover/anchor.css.ts';
import type { PopoverTriggerProps } from '../Popover/Popover.tsx';
import * as popover from '../Popover/Popover.css.ts';
import type { Align } from '../Popover/position.ts';
import { useAnchor } from '../Popover/useAnchor.ts';
import { usePopover } from '../Popover/usePopover.ts';
import * as css from './Menu.css.ts';
import { useMenuKeys } from './useMenuKeys.ts';

const variants = cva([anchor.root, popover.root, popover.size.small], { variants: { status: anchor.at } });

/** One line of a menu: a link with `href`, an action with `onSelect`. */
export interface MenuItem {
  key: string;
  /** Visible text; typing its first letters moves to it. */
  label: string;
  /** Address of the page it opens, by the router of the app. */
  href?: string;
  /** Called when it is chosen. */
  onSelect?: () => void;
  /** Leaves the menu open, for an action that may fail. */
  staysOpen?: boolean;
  /** Sets it apart from those before it by a rule. */
  apart?: boolean;
}

export interface MenuProps {
  /** Names the menu for screen readers. */
  label: string;
  /** The button it belongs to. */
  renderTrigger: (props: PopoverTriggerProps) => ReactElement;
  /** Opens and closes it from outside; without it the trigger does. */
  open?: boolean;
  /** Opens it first while `open` is not given; closed by default. */
  defaultOpen?: boolean;
  /** Called when it was opened or closed, by whatever means. */
  onOpenChange?: (open: boolean) => void;
  /** In the order they are shown. */
  items: readonly MenuItem[];
  /** The edge it shares with its button. */
  align?: Align;
  /** Under the items, such as why an action failed. */
  footer?: ReactNode;
  /** Ref of the layer that the button opens. */
  ref?: Ref<HTMLDivElement>;
}

function MenuLine({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const choose = () => {
    item.onSelect?.();
    if (!item.staysOpen) onClose();
  };
  const shared = { role: 'menuitem', tabIndex: -1, className: css.item, onClick: choose } as const;
  return (
    <>
      {item.apart && <hr className={css.rule} />}
      {item.href === undefined ? (
        <button type="button" {...shared}>
          {item.label}
        </button>
      ) : (
        <AppLink {...shared} href={item.href}>
          {item.label}
        </AppLink>
      )}
    </>
  );
}

/** Links and actions behind a button: arrows, Home, End and first letters move, Enter chooses, Escape and Tab close. */
export const Menu = withRef(function Menu(props: MenuProps) {
  const { label, renderTrigger, open, defaultOpen, onOpenChange, items, align = 'start', footer, ref } = props;
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => layer.current!, []);
  const list = useRef<HTMLDivElement>(null);
  const { isShown, handleBlur } = usePopover({ trigger, layer, open: open ?? defaultOpen, onOpenChange });
  useAnchor(trigger, layer, isShown, 'bottom', align);
  const onKeyDown = useMenuKeys(trigger, layer, list, isShown);

  return (
    <>
      {renderTrigger({
        ref: trigger,
        ...popoverTarget(id),
        'aria-haspopup': 'menu',
        'aria-expanded': isShown,
        'aria-controls': isShown ? `${id}m` : undefined,
      })}
      <div
        id={id}
        ref={layer}
        popover="auto"
        tabIndex={-1}
        data-over={isShown || undefined}
        {...containEvents({ onBlur: handleBlur })}
        className={variants({ status: `bottom ${align}` })}
      >
        <div className={popover.body}>
          <div
            id={`${id}m`}
            ref={list}
            role="menu"
            aria-label={label}
            onKeyDown={onKeyDown}
            tabIndex={-1}
            className={css.list}
          >
            {items.map((item) => (
              <MenuLine key={item.key} item={item} onClose={() => layer.current?.hidePopover()} />
            ))}
          </div>
          {footer && <div className={css.footer}>{footer}</div>}
        </div>
      </div>
    </>
  );
});
