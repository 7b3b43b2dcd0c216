import { roomLimits } from '../scene/scene.ts';
import type { Store } from '../store.ts';
import type { Words } from '../words.ts';
import { h, set, setText } from './dom.ts';

const step = 6;

/** Two sliders for the floor. */
export function makeRoomSize(store: Store, words: Words) {
  let pulls = 0;
  const sliders = (['width', 'depth'] as const).map((side) => {
    const output = h('output', { class: 'size' });
    const input = h('input', {
      type: 'range',
      min: roomLimits.min,
      max: roomLimits.max,
      step,
      'aria-label': words.messages[side],
      input: () => {
        store.send({ type: 'resized', room: { [side]: Number(input.value) }, gesture: `size ${side} ${pulls}` });
      },
      change: () => {
        pulls += 1;
      },
    });
    return { side, input, output, row: h('label', { class: 'slider' }, words.messages[side], output, input) };
  });
  const show = () => {
    for (const { side, input, output } of sliders) {
      const inches = store.state.room[side];
      if (Number(input.value) !== inches) input.value = String(inches);
      const share = ((inches - roomLimits.min) / (roomLimits.max - roomLimits.min)) * 100;
      input.style.setProperty('--share', `${share}%`);
      set(input, 'aria-valuetext', words.wide(inches));
      setText(output, words.wide(inches));
    }
  };
  return { elements: sliders.map(({ row }) => row), show };
}
