import type { Messages } from '../messages.ts';
import type { Preset } from '../scene/camera.ts';
import type { RulerUnit } from '../scene/ruler.ts';
import type { Store } from '../store.ts';
import { h, set } from './dom.ts';
import { icon, type IconName } from './icons.ts';

export const iconButton = (name: string, drawing: IconName, onClick: () => void, more: Record<string, string> = {}) =>
  h(
    'button',
    { type: 'button', class: 'tool', 'aria-label': name, title: name, click: onClick, ...more },
    icon(drawing),
  );

export interface ToolbarPorts {
  measure(): void;
  setUnit(unit: RulerUnit): void;
}

/** Undo, redo, the ruler and its unit. */
export function makeToolbar(store: Store, messages: Messages, ports: ToolbarPorts) {
  const undo = iconButton(messages.undo, 'undo', () => undo.ariaDisabled !== 'true' && store.send({ type: 'undone' }));
  const redo = iconButton(messages.redo, 'redo', () => redo.ariaDisabled !== 'true' && store.send({ type: 'redone' }));
  const measure = iconButton(messages.measure, 'measure', () => ports.measure(), { 'aria-pressed': 'true' });
  const units = (['in', 'cm'] as const).map((unit) => {
    const name = messages.unit[unit];
    const button = h(
      'button',
      { type: 'button', class: 'tool word', 'aria-label': name, title: name, click: () => ports.setUnit(unit) },
      messages.unitShort[unit],
    );
    return { unit, button };
  });
  const element = h(
    'div',
    { class: 'bar tools', role: 'group', 'aria-label': messages.tools },
    undo,
    redo,
    measure,
    h('span', { class: 'pair', role: 'group', 'aria-label': messages.units }, ...units.map(({ button }) => button)),
  );
  /** Disables the buttons with ARIA only, so that focus stays on them when there is nothing left to undo. */
  const show = (isMeasuring: boolean, unit: RulerUnit) => {
    set(undo, 'aria-disabled', String(store.state.past.length === 0));
    set(redo, 'aria-disabled', String(store.state.future.length === 0));
    set(measure, 'aria-pressed', String(isMeasuring));
    for (const one of units) set(one.button, 'aria-pressed', String(one.unit === unit));
  };
  return { element, show };
}

export interface ViewPorts {
  setCamera(preset: Preset): void;
  turn(azimuth: number): void;
  zoom(factor: number): void;
}

/** From where the room is seen; where there is little room a finger turns it, or one of the three views does. */
export function makeViewBar(messages: Messages, ports: ViewPorts): HTMLElement {
  const presets = (['front', 'corner', 'above'] as const).map((preset) =>
    h('button', { type: 'button', class: 'tool word', click: () => ports.setCamera(preset) }, messages.preset[preset]),
  );
  return h(
    'div',
    { class: 'bar views', role: 'group', 'aria-label': messages.views },
    h('span', { class: 'pair' }, ...presets),
    h(
      'span',
      { class: 'pair' },
      iconButton(messages.turnView.left, 'orbitLeft', () => ports.turn(-Math.PI / 8), { class: 'tool turn' }),
      iconButton(messages.turnView.right, 'orbitRight', () => ports.turn(Math.PI / 8), { class: 'tool turn' }),
      iconButton(messages.zoom.out, 'minus', () => ports.zoom(1.2)),
      iconButton(messages.zoom.in, 'plus', () => ports.zoom(1 / 1.2)),
    ),
  );
}
