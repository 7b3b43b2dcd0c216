interface Channel {
  transports: readonly unknown[];
  emit(event: string, payload: object): void;
  on(event: string, listener: (payload: { source?: string }) => void): void;
  last(event: string): unknown[] | undefined;
}

type StoryWindow = Window & { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** Timeout in ms after which the next frame loads. */
const timeoutMs = 15_000;
const pause = 50;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** An iframe starts with an empty document and gets another window for the story. */
const channelOf = (frame: HTMLIFrameElement) =>
  (frame.contentWindow as StoryWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__;

/** Gives the story in a frame what the controls of the page have. */
export function setArgs(frame: HTMLIFrameElement, storyId: string, updatedArgs: object): void {
  channelOf(frame)?.emit('updateStoryArgs', { storyId, updatedArgs });
}

/** Waits until the story in a frame has been played, and reports the code that is shown below it. */
export async function waitUntilPlayed(frame: HTMLIFrameElement, onCode: (code: string) => void): Promise<void> {
  const began = performance.now();
  const focused = document.activeElement;
  let channel: Channel | undefined;
  while (frame.isConnected && performance.now() - began < timeoutMs) {
    const current = channelOf(frame);
    if (current && current !== channel) {
      channel = current;
      // What a story reports is of no use to the page around it; a click would be sent with its whole window.
      channel.transports = [];
      channel.on('storybook/docs/snippet-rendered', ({ source }) => source && onCode(source));
    }
    if (channel?.last('storyFinished') || channel?.last('storyErrored')) break;
    await after(pause);
  }
  // A story may have moved the focus into its frame.
  if (document.activeElement === frame && focused instanceof HTMLElement) {
    if (focused === document.body) frame.blur();
    else focused.focus({ preventScroll: true });
  }
}
