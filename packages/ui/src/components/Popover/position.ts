/** Placement of a popover: the side of its trigger, and the edge or center that it aligns with. */
export type Side = 'bottom' | 'top' | 'start' | 'end';
export type Align = 'start' | 'center' | 'end';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Between trigger and popover, and the least distance to the edge of the window; in px. */
const gap = 8;

const within = (wanted: number, size: number, room: number) => Math.max(gap, Math.min(wanted, room - size - gap));

/** Returns the left of a popover above or below its trigger, or the top of a popover next to it. */
function along(start: number, length: number, size: number, align: Align): number {
  if (align === 'start') return start;
  return align === 'end' ? start + length - size : start + (length - size) / 2;
}

/** Before or after the trigger; on the other side when only that one has room. */
function across(start: number, length: number, size: number, room: number, after: boolean): number {
  const [before, behind] = [start - gap - size, start + length + gap];
  const fits = { before: before >= gap, behind: behind + size <= room - gap };
  const goes = after ? fits.behind || !fits.before : !fits.before && fits.behind;
  return goes ? behind : before;
}

const mirrored = { start: 'end', end: 'start', center: 'center', top: 'top', bottom: 'bottom' } as const;

/** Returns left and top in px of the viewport, for browsers without CSS anchors; falls back to below or above. */
export function computePosition(anchor: Box, size: Size, view: Size, side: Side, align: Align, rightToLeft = false) {
  const turn = <T extends Side | Align>(word: T) => (rightToLeft ? mirrored[word] : word);
  if (side === 'top' || side === 'bottom') {
    const left = along(anchor.left, anchor.width, size.width, turn(align) as Align);
    const top = across(anchor.top, anchor.height, size.height, view.height, side === 'bottom');
    return { left: within(left, size.width, view.width), top: within(top, size.height, view.height) };
  }
  const room = size.width + 2 * gap;
  if (anchor.left < room && view.width - anchor.left - anchor.width < room)
    return computePosition(anchor, size, view, 'bottom', 'center');
  const left = across(anchor.left, anchor.width, size.width, view.width, turn(side) === 'end');
  const top = along(anchor.top, anchor.height, size.height, align);
  return { left: within(left, size.width, view.width), top: within(top, size.height, view.height) };
}
