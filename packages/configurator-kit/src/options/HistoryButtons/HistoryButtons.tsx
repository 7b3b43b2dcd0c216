'use client';

import { Inline, TextButton, withRef } from '@settee/ui';
import { useEffect } from 'react';
import { type ChoiceMessages, choiceMessages } from '../choice-messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';

/** Undo, redo and reset of a configuration. */
export interface HistoryActions {
  canUndo: boolean;
  canRedo: boolean;
  /** Something differs from what the page was opened with. SUMM-03 */
  canReset: boolean;
  undo: () => void;
  redo: () => void;
  reset: () => void;
}

export interface HistoryButtonsProps extends RootRef<HTMLDivElement> {
  actions: HistoryActions;
  messages?: Partial<ChoiceMessages>;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=radio], [type=checkbox])'));

/** Buttons for undo, redo and reset; Ctrl or Command with Z and Y do the same where nothing is being typed. */
export const HistoryButtons = withRef(function HistoryButtons({ actions, messages, ref }: HistoryButtonsProps) {
  const labels = useWords('choice', choiceMessages, messages);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      if (!(isRedo ? actions.canRedo : actions.canUndo)) return;
      event.preventDefault();
      if (isRedo) actions.redo();
      else actions.undo();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [actions]);
  const button = (label: string, can: boolean, onClick: () => void) => (
    // Focus stays on a button that has just done all it could.
    <TextButton tone={can ? 'ink' : 'muted'} aria-disabled={!can || undefined} onClick={can ? onClick : undefined}>
      {label}
    </TextButton>
  );
  return (
    <Inline ref={ref} role="group" aria-label={labels.stepsLabel} gap={5} align="center">
      {button(labels.undo, actions.canUndo, actions.undo)}
      {button(labels.redo, actions.canRedo, actions.redo)}
      {button(labels.reset, actions.canReset, actions.reset)}
    </Inline>
  );
});
