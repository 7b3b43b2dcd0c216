import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VideoPlayer } from './VideoPlayer.tsx';

test('nothing of the film is fetched before it is played, not even when it is ambient', () => {
  for (const ambient of [false, true]) {
    const html = renderToStaticMarkup(
      <VideoPlayer label="Alder" src="/alder.mp4" poster={<img alt="" />} ambient={ambient} />,
    );
    expect(html).not.toContain('/alder.mp4');
    expect(html).toContain('preload="none"');
    expect(html).toContain('aria-label="Play: Alder"');
  }
});
