import type { Configuration } from '@settee/domain';

/** Interaction with the choices before the overlays were loaded. */
export interface EarlyEvent {
  type: string;
  target: Element;
  /** As they were then. */
  choices: Configuration;
}

/** Container of the choices, and the interactions recorded while the overlays loaded. */
export interface OverlayHost {
  area: HTMLElement;
  /** Returns every click and the last other event recorded while the overlays loaded, once; `null` afterwards. */
  drainEarlyEvents: () => readonly EarlyEvent[] | null;
  /** Selects a choice like a click on its picker, with announcement and analytics event. */
  pick: (optionCode: number, choiceCode: number) => void;
  /** Codes of the options with an open drawer. */
  open: readonly number[];
}

/** The choice an element belongs to; `null` outside of the pickers. */
export function choiceAt(
  target: EventTarget | null,
): { optionCode: number; choiceCode: number; label: Element } | null {
  const element = target instanceof Element ? target : null;
  const label = element?.closest('label');
  const input = label?.querySelector<HTMLInputElement>('input[type=radio]');
  const option = label?.closest<HTMLElement>('[data-option]')?.dataset['option'];
  return label && input && option ? { optionCode: Number(option), choiceCode: Number(input.value), label } : null;
}

/** The button for layers an element belongs to, such as 'View Details'. */
export function getActionAt(target: EventTarget | null): { act: string; optionCode: number } | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
  const option = button?.closest<HTMLElement>('[data-option]')?.dataset['option'];
  return button && option ? { act: button.dataset['act'] ?? '', optionCode: Number(option) } : null;
}
