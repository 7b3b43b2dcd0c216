import { expect, userEvent } from 'storybook/test';

/** Goes from stop to stop by the Tab key until the element has the focus. */
export async function tabTo(element: HTMLElement): Promise<void> {
  for (let stops = 0; stops < 40 && document.activeElement !== element; stops++) await userEvent.tab();
  await expect(element).toHaveFocus();
}
