'use client';

import type { PriceFormat } from '@settee/domain';
import { withRef } from '@settee/ui';
import { useState } from 'react';
import { ResolveAllPopup } from '../ResolveAllPopup/ResolveAllPopup.tsx';
import { getFixes } from '../fix-reducer.ts';
import type { ProblemMessages } from '../messages.ts';
import type { CartValidationControl, OpenPrompt, ValidationPorts } from '../useCartValidation.ts';
import type { Problems } from '../useProblems.ts';
import { ValidationPopup } from '../ValidationPopup/ValidationPopup.tsx';
import type { RootRef } from '../../root-ref.ts';

export interface ValidationLayerProps extends RootRef<HTMLDivElement> {
  open: OpenPrompt;
  validation: Pick<CartValidationControl, 'remove' | 'refresh' | 'close'>;
  ports: Pick<ValidationPorts, 'removeUnavailable'>;
  problems: Pick<Problems, 'report'>;
  site: PriceFormat;
  messages?: Partial<ProblemMessages>;
}

/** The popup of a cart problem, and 'Fix All' for more than one. VALID-08 */
export const ValidationLayer = withRef(function ValidationLayer({
  open,
  validation,
  ports,
  problems,
  site,
  messages,
  ref,
}: ValidationLayerProps) {
  const [isFixing, setIsFixing] = useState(false);
  const others = getFixes(open).length - 1;
  const close = (isChanged: boolean) => {
    validation.close();
    if (isChanged) validation.refresh();
  };
  if (isFixing)
    return (
      <ResolveAllPopup
        ref={ref}
        problems={open.problems}
        remove={(removal) => ports.removeUnavailable(removal)}
        onBack={() => setIsFixing(false)}
        onClose={close}
        onProblem={(problem) => {
          if (problem.message !== 'IsReset') return;
          validation.close();
          problems.report(problem);
        }}
        messages={messages}
      />
    );
  return (
    <ValidationPopup
      ref={ref}
      popup={open.popup}
      items={open.items}
      site={site}
      isRemoving={open.isRemoving}
      hasFailed={open.hasFailed}
      others={others}
      onFixEverything={() => setIsFixing(true)}
      onRemove={() => void validation.remove()}
      onClose={validation.close}
      messages={messages}
    />
  );
});
