import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

test('a frame is drawn after a test with fake timers has removed the focused element', async () => {
  vi.useFakeTimers();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  button.remove();
  vi.useRealTimers();
  const draw = vi.fn();
  requestAnimationFrame(draw);
  await expect.poll(() => draw.mock.calls.length).toBe(1);
});
