'use client';

import type { LinkError } from '@settee/domain';
import { Alert, TextButton, withRef } from '@settee/ui';
import { type ChoiceMessages, choiceMessages } from '../choice-messages.ts';
import { choiceName } from '../choice-name.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './LinkNotice.css.ts';

export interface LinkNoticeProps extends RootRef<HTMLDivElement> {
  /** Errors for the parts of a shared link that could not be applied. */
  problems: readonly LinkError[];
  /** Called when the shopper closes the notice. */
  onDismiss: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ChoiceMessages>;
}

function getErrorMessage(problem: LinkError, labels: ChoiceMessages): string {
  if (problem.kind === 'unknown-option') return labels.linkUnknownOption(problem.optionCode);
  const option = problem.option.header.title;
  if (problem.kind === 'unknown-choice') return labels.linkUnknownChoice({ option, code: problem.choiceCode });
  const choice = choiceName(problem.choice);
  if (problem.kind === 'unavailable') return labels.linkUnavailable({ option, choice });
  return labels.linkConflict({ option, choice, others: problem.with.map(choiceName).join(labels.and) });
}

/** Names every choice of a link that the page could not take over. */
export const LinkNotice = withRef(function LinkNotice({ problems, onDismiss, messages, ref }: LinkNoticeProps) {
  const labels = useWords('choice', choiceMessages, messages);
  if (problems.length === 0) return null;
  return (
    <Alert ref={ref} tone="info" title={labels.linkTitle} className={css.root}>
      <ul className={css.list}>
        {problems.map((problem) => (
          <li key={getErrorMessage(problem, labels)}>{getErrorMessage(problem, labels)}</li>
        ))}
      </ul>
      <TextButton onClick={onDismiss}>{labels.dismiss}</TextButton>
    </Alert>
  );
});
