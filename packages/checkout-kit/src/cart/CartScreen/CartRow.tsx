'use client';

import { useLayoutEffect } from '@settee/ui';
import type { CartLineItem, PriceFormat } from '@settee/domain';
import { memo, useMemo, useRef } from 'react';
import { CartLine } from '../CartLine/CartLine.tsx';
import { isSame } from '../is-same.ts';
import type { CartMessages } from '../messages.ts';
import { SavedLine } from '../SavedLine/SavedLine.tsx';
import type { CartControl } from '../useCart.ts';

type Action = 'changeQuantity' | 'remove' | 'saveForLater' | 'moveToCart' | 'changeShipMethod' | 'removeInstallation';

/** Actions of a line; the functions are stable while the cart changes. */
export type LineActions = { [Key in Action]: NonNullable<CartControl[Key]> };

/** Returns stable actions that call the latest control, so that a change of one line does not rerender the others. */
export function useLineActions(control: CartControl): LineActions {
  const latest = useRef(control);
  useLayoutEffect(() => {
    latest.current = control;
  });
  return useMemo(
    () => ({
      changeQuantity: (line, quantity) => latest.current.changeQuantity(line, quantity),
      remove: (line) => latest.current.remove(line),
      saveForLater: (line) => latest.current.saveForLater(line),
      moveToCart: (line) => latest.current.moveToCart(line),
      changeShipMethod: async (line, shipMethod) => latest.current.changeShipMethod?.(line, shipMethod),
      removeInstallation: async (line) => latest.current.removeInstallation?.(line),
    }),
    [],
  );
}

interface RowProps {
  line: CartLineItem;
  site: PriceFormat;
  error: string | null;
  actions: LineActions;
  labels: CartMessages;
}

interface CartRowProps extends RowProps {
  isBusy: boolean;
  canSave: boolean;
  canShip: boolean;
  canUninstall: boolean;
}

/** A cart line that renders again only when its content changes. */
export const CartRow = memo(function CartRow(row: CartRowProps) {
  const { actions, labels, canSave, canShip, canUninstall, ...props } = row;
  const { line } = props;
  return (
    <CartLine
      {...props}
      onQuantity={(quantity) => void actions.changeQuantity(line, quantity)}
      onRemove={() => void actions.remove(line)}
      onSaveForLater={canSave ? () => void actions.saveForLater(line) : undefined}
      onShipMethod={canShip ? (shipMethod) => void actions.changeShipMethod(line, shipMethod) : undefined}
      onRemoveInstallation={canUninstall ? () => void actions.removeInstallation(line) : undefined}
      messages={labels}
    />
  );
}, isSame);

/** A line saved for later, drawn again under the same rule. */
export const SavedRow = memo(function SavedRow({ actions, labels, ...props }: RowProps) {
  return <SavedLine {...props} onMoveToCart={() => void actions.moveToCart(props.line)} messages={labels} />;
}, isSame);
