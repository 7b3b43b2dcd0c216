'use client';

import {
  getClashes,
  compatibleChoices,
  type Configuration,
  nearestConfiguration,
  type NearestConfiguration,
  type Option,
} from '@settee/domain';
import { Button, Dialog } from '@settee/ui';
import { type ChoiceMessages, choiceMessages } from '../choice-messages.ts';
import { choiceName } from '../choice-name.ts';
import { allChoices } from '../choices.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ConflictPanel.css.ts';

export interface ConflictPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  options: readonly Option[];
  choices: Configuration;
  /** Option with the crossed-out choices to explain. */
  option: Option;
  /** Limits the panel to this choice, when it was clicked. */
  choiceCode?: number | undefined;
  /** Takes the nearest configuration with a choice. */
  onTake: (nearest: NearestConfiguration, choiceCode: number) => void;
  /** Called when it has closed; prevent the event to move focus elsewhere than to what opened it. */
  onCloseAutoFocus?: (event: Event) => void;
  messages?: Partial<ChoiceMessages>;
}

/** Explains why a choice is incompatible and offers the closest configuration that includes it. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { open, onOpenChange, options, choices, option, choiceCode, onTake, onCloseAutoFocus, messages } = props;
  const labels = useWords('choice', choiceMessages, messages);
  const compatible = compatibleChoices(options, choices, option);
  const crossed = allChoices(option).filter(
    ({ code }) => !compatible.has(code) && (choiceCode === undefined || code === choiceCode),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={labels.conflictTitle(option.header.title)}
      size="small"
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <ul className={css.list}>
        {crossed.map((choice) => {
          const name = choiceName(choice);
          const clashes = getClashes(options, choices, option, choice).map((clash) => choiceName(clash.choice));
          const nearest = nearestConfiguration(options, choices, option.optionCode, choice.code);
          const instead = nearest?.changed.map((change) => choiceName(change.choice)).join(labels.and) ?? '';
          return (
            <li key={choice.code} className={css.row}>
              <p className={css.why}>
                {nearest && clashes.length > 0
                  ? labels.conflict({ choice: name, others: clashes.join(labels.and) })
                  : labels.soldOut(name)}
              </p>
              {nearest && (
                <Button size="small" tone="outline" onClick={() => onTake(nearest, choice.code)}>
                  {labels.conflictTake({ choice: name, others: instead })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
