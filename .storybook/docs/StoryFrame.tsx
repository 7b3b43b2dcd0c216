import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { frameHeight, screenHeight } from './frame-height.ts';
import { inTurn } from './in-turn.ts';
import { setArgs, waitUntilPlayed } from './watch-frame.ts';

export type Story = ReturnType<ReturnType<typeof useStories>['componentStories']>[number];

const useStories = () => useContext(DocsContext);

/** Whether a story needs a document: it opens layers, is played, has its direction, brand or width, or is wider than the text. */
export const needsFrame = ({ playFunction, storyGlobals, tags, parameters }: Story): boolean =>
  playFunction !== undefined ||
  Object.keys(storyGlobals).length > 0 ||
  tags.includes('popup') ||
  parameters['docs']?.isWide === true ||
  parameters['layout'] === 'fullscreen';

/** Address of a story in the brand, scheme and site of the page. Pictures of it need no check by axe. */
function addressOf(id: string, globals: Record<string, unknown>): string {
  const chosen = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${value}`] : [],
  );
  const query = new URLSearchParams({ id, viewMode: 'story', embedded: 'true' });
  return `iframe.html?${query}&globals=${[...chosen, 'a11y.manual:!true'].join(';')}`;
}

/** The width of the screen that a story is made for, in px. */
function screenWidth({ storyGlobals, parameters }: Story): number | undefined {
  const viewport: { options?: Record<string, { styles: { width: string } }> } = parameters['viewport'] ?? {};
  const styles = viewport.options?.[storyGlobals['viewport']?.value]?.styles;
  return styles && Number.parseInt(styles.width);
}

/** Whether the element has been about to be scrolled into view. */
function useNear(container: React.RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = container;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '400px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [container]);
  return isNear;
}

/** Address of the story; another brand, scheme or site of the page changes it. */
function useAddress(story: Story): string {
  const { channel, getStoryContext } = useStories();
  const [, redraw] = useState(0);
  useEffect(() => {
    const again = () => redraw((count) => count + 1);
    channel.on('globalsUpdated', again);
    return () => channel.off('globalsUpdated', again);
  }, [channel]);
  return addressOf(story.id, getStoryContext(story).globals);
}

/** Loads the story into the frame when it is near, one frame of the page at a time. */
function useLoadedStory(frame: React.RefObject<HTMLIFrameElement | null>, src: string) {
  const [height, setHeight] = useState(screenHeight);
  const [room, setRoom] = useState<number>();
  const [code, setCode] = useState<string>();
  const isNear = useNear(frame);
  useEffect(() => {
    const { current } = frame;
    if (!isNear || !current) return undefined;
    let isStale = false;
    inTurn(async () => {
      if (isStale) return;
      setRoom(current.parentElement?.clientWidth);
      current.src = src;
      await waitUntilPlayed(current, setCode);
      if (!isStale && current.contentDocument) setHeight(frameHeight(current.contentDocument));
    });
    return () => {
      isStale = true;
    };
  }, [frame, isNear, src]);
  return { height, room, code };
}

/** Passes the controls of the docs page on to the story in the frame. */
function useControls(frame: React.RefObject<HTMLIFrameElement | null>, { id }: Story): void {
  const { channel } = useStories();
  useEffect(() => {
    const change = ({ storyId, args }: { storyId: string; args: object }) =>
      storyId === id && frame.current && setArgs(frame.current, storyId, args);
    channel.on('storyArgsUpdated', change);
    return () => channel.off('storyArgsUpdated', change);
  }, [channel, frame, id]);
}

/**
 * A story in a document of its size, after its play function: layers do not cover the page, and a direction, brand or
 * width changes that story alone.
 */
export function StoryFrame({ story }: { story: Story }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const src = useAddress(story);
  const { height, room, code } = useLoadedStory(frame, src);
  useControls(frame, story);
  const width = screenWidth(story);
  const scale = width && room && room < width ? room / width : 1;
  return (
    <div className="settee-frame">
      <div style={{ blockSize: height * scale }}>
        <iframe
          ref={frame}
          title={story.name}
          style={{ inlineSize: width ?? '100%', blockSize: height, transform: `scale(${scale})` }}
        />
      </div>
      <div className="settee-frame-code">
        <a href={src.replace(/&embedded=true/, '')} target="_blank" rel="noreferrer">
          Open alone
        </a>
        {code !== undefined && (
          <details>
            <summary>Code</summary>
            <Source code={code} language="tsx" />
          </details>
        )}
      </div>
    </div>
  );
}
