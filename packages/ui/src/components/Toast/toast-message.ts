import type { Urgency } from '../Announcer/Announcer.tsx';

/** Content of a toast. */
export interface ToastMessage {
  /** Description of the event, as one sentence. */
  message: string;
  /** Action of the toast, such as Undo. */
  action?: { label: string; onClick: () => void };
  /** Duration in ms; `Infinity` until it is closed. Defaults to 6 s, or 10 s with an action. */
  duration?: number;
  /** `assertive` interrupts a screen reader. */
  urgency?: Urgency;
}
