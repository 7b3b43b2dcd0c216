'use client';

import { chosenChoices } from '@settee/domain';
import { useAnnounce, withRef } from '@settee/ui';
import { useEffect, useRef } from 'react';
import { type ChoiceMessages, choiceMessages } from '../choice-messages.ts';
import { choiceName } from '../choice-name.ts';
import { HistoryButtons } from './HistoryButtons.tsx';
import { useConfigurator, useConfiguratorProgress, useConfiguratorState } from '../ConfiguratorProvider.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';

export interface ConfigurationStepsProps extends RootRef<HTMLDivElement> {
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ChoiceMessages>;
}

/** Undo, redo and reset of the configuration, each with an announcement; nothing before the first change. SUMM-03 */
export const ConfigurationSteps = withRef(function ConfigurationSteps({ messages, ref }: ConfigurationStepsProps) {
  const labels = useWords('choice', choiceMessages, messages);
  const { page, dispatch, getPriceText } = useConfigurator();
  const { canUndo, canRedo, onStep } = useConfiguratorProgress().history;
  const configuration = useConfiguratorState((state) => state.configuration);
  const canReset = useConfiguratorState(({ configuration: current, initial }) =>
    page.options.some(({ optionCode }) => current[optionCode] !== initial[optionCode]),
  );
  const announce = useAnnounce();
  const isStepping = useRef(false);
  const step = (go: () => void) => () => {
    isStepping.current = true;
    go();
  };
  const names = chosenChoices(page.options, configuration).map(({ choice }) => choiceName(choice));
  const changed = labels.changedTo({ summary: names.join(', '), price: getPriceText(configuration) });
  useEffect(() => {
    if (!isStepping.current) return;
    isStepping.current = false;
    announce(changed);
  }, [changed, announce]);
  // Shown from the first change on.
  if (!canUndo && !canRedo && !canReset) return null;
  return (
    <HistoryButtons
      ref={ref}
      actions={{
        canUndo,
        canRedo,
        canReset,
        undo: step(() => onStep(-1)),
        redo: step(() => onStep(1)),
        reset: step(() => dispatch({ type: 'configurationReset' })),
      }}
      messages={labels}
    />
  );
});
