import { act, Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { onDemand } from './on-demand.ts';

const Popup = ({ name }: { name: string }) => <p>Popup of {name}</p>;

class Boundary extends Component<{ children: ReactNode }, { said?: string }> {
  override state: { said?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render() {
    return this.state.said ?? this.props.children;
  }
}

const page = document.body.appendChild(document.createElement('div'));
let root = createRoot(page);
afterEach(() => {
  act(() => root.unmount());
  root = createRoot(page);
});
const show = (view: ReactNode) => act(() => root.render(view));
const settle = () => act(async () => undefined);

test('shows as soon as its code is there, and loads it once', async () => {
  const load = vi.fn(async () => Popup);
  const Part = onDemand(load);
  show(<Part name="Alder" />);
  expect(page.textContent).toBe('');
  await settle();
  expect(page.textContent).toBe('Popup of Alder');
  show(<Part key="another" name="Brinn" />);
  expect(page.textContent).toBe('Popup of Brinn');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was loaded ahead shows with the first rendering', async () => {
  const Part = onDemand(async () => Popup);
  Part.load();
  await settle();
  show(<Part name="Alder" />);
  expect(page.textContent).toBe('Popup of Alder');
});

test('a failure reaches the nearest boundary, and the next mount tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => Popup);
  load.mockRejectedValueOnce(new Error('The line is cut.'));
  const Part = onDemand(load);
  show(
    <Boundary>
      <Part name="Alder" />
    </Boundary>,
  );
  await settle();
  expect(page.textContent).toBe('The line is cut.');
  show(<Part name="Alder" />);
  await settle();
  expect(page.textContent).toBe('Popup of Alder');
  vi.restoreAllMocks();
});
