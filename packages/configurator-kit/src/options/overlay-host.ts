import type { Configuration } from '@settee/domain';

/** What happened to the choices before the layers were there. */
export interface EarlyEvent {
  type: string;
  target: Element;
  /** As they were then. */
  choices: Configuration;
}

/** Where the choices stand, and what happened there while the layers loaded. */
export interface OverlayHost {
  area: HTMLElement;
  /** Hands over, once, every press while they were on their way and what happened last; `null` from then on. */
  drainEarlyEvents: () => readonly EarlyEvent[] | null;
  /** Takes a choice as a press on its picker does, and says so. */
  pick: (optionCode: number, choiceCode: number) => void;
  /** Options whose drawers are open. */
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
