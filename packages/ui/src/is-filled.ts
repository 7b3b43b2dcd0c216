import type { ReactNode } from 'react';

/** Whether a slot holds anything to draw: `condition && <Part />` leaves `false` in it. */
export const isFilled = (slot: ReactNode): boolean =>
  slot !== undefined && slot !== null && slot !== false && slot !== '';
