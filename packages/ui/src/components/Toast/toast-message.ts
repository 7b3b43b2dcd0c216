import type { Urgency } from '../Announcer/Announcer.tsx';

/** What a toast says. */
export interface ToastMessage {
  /** What happened, as one sentence. */
  message: string;
  /** A way back, as `Undo`. */
  action?: { label: string; onPress: () => void };
  /** How long it stays, in ms; `Infinity` until it is closed. 6 s, and 10 s with an action. */
  duration?: number;
  /** `assertive` interrupts a screen reader. */
  urgency?: Urgency;
}
