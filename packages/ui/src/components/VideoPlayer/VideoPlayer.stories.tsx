import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { getPhotographs } from '../../../fixtures/images/photographs.ts';
import { Image } from '../Image/Image.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

/** There is no film at this address. */
const nowhere = 'data:video/mp4;base64,AAAA';
const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:04.000\nBuilt to order in North Carolina')}`;

const meta = {
  title: 'UI/VideoPlayer',
  component: VideoPlayer,
  args: {
    label: 'How Alder is made',
    src: nowhere,
    poster: null,
    captions: <track kind="captions" src={captions} srcLang="en" label="English" default />,
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 640 }}>
      <VideoPlayer
        {...args}
        poster={<Image picture={getPhotographs(globals).sofa} alt="" sizes="640px" ratio="16 / 9" />}
      />
    </div>
  ),
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Poster: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Play: How Alder is made' })).toBeVisible();
    const film = canvasElement.querySelector('video');
    await expect(film).not.toHaveAttribute('src');
    await expect(film).toHaveAttribute('preload', 'none');
    await expect(film?.querySelector('track')).toHaveAttribute('kind', 'captions');
  },
};

export const PlayFetchesTheFilm: Story = {
  tags: ['error'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const film = canvasElement.querySelector('video');
    await expect(film).toHaveAttribute('src', nowhere);
    await expect(film).toHaveAttribute('controls');
    await expect(canvas.queryByRole('button', { name: /Play:/ })).toBeNull();
  },
};

export const TheFilmDoesNotCome: Story = {
  tags: ['error'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play: How Alder is made' }));
    // A browser takes its time to find that out.
    fireEvent.error(canvasElement.querySelector('video')!);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load this video.');
  },
};

export const OnAPhone: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
};

/** With reduced motion an ambient video is started manually; nothing is fetched before. */
export const AmbientButStill: Story = {
  args: { ambient: true },
  beforeEach: () => {
    const own = window.matchMedia;
    window.matchMedia = (query) => (query.includes('reduced-motion') ? { ...own('all'), matches: true } : own(query));
    return () => {
      window.matchMedia = own;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Play: How Alder is made' })).toBeVisible();
    await expect(canvasElement.querySelector('video')).not.toHaveAttribute('src');
    await expect(canvasElement.querySelector('video')).not.toHaveAttribute('controls');
  },
};
