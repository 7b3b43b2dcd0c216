/** A room that furniture is made for. */
export type Room = 'living' | 'dining' | 'bedroom' | 'bath';
