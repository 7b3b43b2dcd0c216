import type { Preset } from './scene/camera.ts';
import type { RulerUnit, Side } from './scene/ruler.ts';

/** Every word of the room. */
export interface Messages {
  room: (width: string, depth: string) => string;
  roomHelp: string;
  tools: string;
  undo: string;
  redo: string;
  measure: string;
  unit: Record<RulerUnit, string>;
  unitShort: Record<RulerUnit, string>;
  units: string;
  views: string;
  preset: Record<Preset, string>;
  turnView: Record<'left' | 'right', string>;
  zoom: Record<'in' | 'out', string>;
  inTheRoom: string;
  empty: string;
  toAdd: string;
  nothingToAdd: string;
  /** Prefix of the name of an added product. */
  add: string;
  roomSize: string;
  width: string;
  depth: string;
  pieceActions: (name: string) => string;
  move: Record<Side, string>;
  turn: Record<'left' | 'right', string>;
  duplicate: string;
  remove: string;
  length: (length: string, unit: RulerUnit) => string;
  size: (width: string, depth: string, height: string, unit: RulerUnit) => string;
  sides: (width: string, depth: string, unit: RulerUnit) => string;
  feet: (feet: number, inches: number) => string;
  toWall: Record<Side, string>;
  announcements: {
    added: (name: string) => string;
    removed: (name: string) => string;
    duplicated: (name: string) => string;
    moved: (name: string, gaps: string) => string;
    held: (name: string, other: string) => string;
    turned: (name: string, degrees: number) => string;
    resized: (width: string, depth: string) => string;
    undone: string;
    redone: string;
    seen: Record<Preset, string>;
  };
  plan: string;
  planNote: string;
}

/** In American English. */
export const messages: Messages = {
  room: (width, depth) => `Room, ${width} by ${depth}`,
  roomHelp:
    'Use the arrow keys to move the selected piece; hold Shift to move it farther. Press [ or ] to turn it, Delete to remove it and Escape to deselect it. With nothing selected, the arrow keys turn the view.',
  tools: 'Room tools',
  undo: 'Undo',
  redo: 'Redo',
  measure: 'Measure',
  unit: { in: 'in (inches)', cm: 'cm (centimeters)' },
  unitShort: { in: 'in', cm: 'cm' },
  units: 'Ruler unit',
  views: 'Views',
  preset: { front: 'Front', corner: 'Corner', above: 'Above' },
  turnView: { left: 'Turn the view left', right: 'Turn the view right' },
  zoom: { in: 'Zoom in', out: 'Zoom out' },
  inTheRoom: 'In the room',
  empty: 'The room is empty. Add a piece below.',
  toAdd: 'Add a piece',
  nothingToAdd: 'There are no other pieces to add.',
  add: 'Add ',
  roomSize: 'Room size',
  width: 'Width',
  depth: 'Depth',
  pieceActions: (name) => `Place ${name}`,
  move: {
    left: 'Move left',
    right: 'Move right',
    back: 'Move back',
    front: 'Move forward',
  },
  turn: { left: 'Turn left', right: 'Turn right' },
  duplicate: 'Duplicate',
  remove: 'Remove',
  length: (length, unit) => `${length} ${unit}`,
  size: (width, depth, height, unit) => `${width} × ${depth} × ${height} ${unit}`,
  sides: (width, depth, unit) => `${width} × ${depth} ${unit}`,
  feet: (feet, inches) => (inches === 0 ? `${feet} ft` : `${feet} ft ${inches} in`),
  toWall: {
    left: 'from the left wall',
    right: 'from the right wall',
    back: 'from the back wall',
    front: 'from the front wall',
  },
  announcements: {
    added: (name) => `${name} added to the room.`,
    removed: (name) => `${name} removed.`,
    duplicated: (name) => `${name} duplicated.`,
    moved: (name, gaps) => `${name} moved, ${gaps}.`,
    held: (name, other) => `${other} is in the way of ${name}. Keep moving to pass it.`,
    turned: (name, degrees) => `${name} turned to ${degrees} degrees.`,
    resized: (width, depth) => `The room is ${width} by ${depth}.`,
    undone: 'Change undone.',
    redone: 'Change redone.',
    seen: { front: 'Front view.', corner: 'Corner view.', above: 'Top view.' },
  },
  plan: 'Floor plan',
  planNote: 'Your browser can’t show the room in 3D, so here’s a floor plan to scale.',
};
