'use client';

import type { AddToRegistryBlocker } from '@settee/domain';
import { Button, type ButtonProps, ErrorState, TextLink, withRef } from '@settee/ui';
import { useId } from 'react';
import { type RegistryMessages, registryMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './AddToRegistryButton.css.ts';

export interface AddToRegistryButtonProps extends Omit<ButtonProps, 'children' | 'tone'> {
  /** Without it there is no button. REG-01 */
  isRegistrantMode: boolean;
  /** Disables the button, and shows the reason if the page does not. REG-25 to REG-29 */
  blocker: AddToRegistryBlocker | null;
  /** An add succeeded a moment ago. REG-21 */
  isJustAdded: boolean;
  /** Requested quantity in the registries; above zero a link to them is shown. REG-22 */
  count: number;
  /** URL of the page that edits quantities. REG-22 */
  editUrl: string;
  /** Error message of the last add; empty if the error has no message, `null` for no error. REG-37 */
  problem: string | null;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<RegistryMessages>;
}

/** Puts the product of a page into a gift registry. REG-01, REG-21 to REG-29 */
export const AddToRegistryButton = withRef(function AddToRegistryButton(props: AddToRegistryButtonProps) {
  const { isRegistrantMode, blocker, isJustAdded, count, editUrl, problem, messages, onClick, ...rest } = props;
  const labels = useWords('registry', registryMessages, messages);
  const id = useId();
  if (!isRegistrantMode) return null;
  const hint = blocker ? labels.obstacles[blocker] : '';
  return (
    <div className={css.root}>
      <Button
        block
        size="large"
        aria-describedby={hint ? id : undefined}
        aria-disabled={isJustAdded || undefined}
        {...rest}
        tone="outline"
        disabled={blocker !== null}
        onClick={isJustAdded ? undefined : onClick}
      >
        {isJustAdded ? labels.added : labels.add}
      </Button>
      {hint && (
        <p id={id} className={css.hint}>
          {hint}
        </p>
      )}
      {!isJustAdded && count > 0 && (
        <p className={css.count}>
          {labels.inRegistry(count)}{' '}
          <TextLink href={editUrl} inline>
            {labels.editQuantity}
          </TextLink>
        </p>
      )}
      {problem !== null && <ErrorState size="line" title={problem === '' ? labels.failed : problem} live="assertive" />}
    </div>
  );
});
