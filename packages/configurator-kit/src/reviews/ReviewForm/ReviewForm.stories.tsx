import { err, ok } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ReviewForm } from './ReviewForm.tsx';

const toPicture = (name: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><title>${encodeURIComponent(name)}</title><path fill="tan" d="M0 0h4v3H0z"/></svg>`;

const meta = {
  title: 'Configurator/Reviews/ReviewForm',
  component: ReviewForm,
  tags: ['popup'],
  args: {
    product: 'Alder Sofa',
    ports: {
      loadPermission: fn(async () => ok('allowed' as const)),
      addPhoto: fn(async (photo: string) => ok({ status: 'stored' as const, key: `key of ${photo}` })),
      write: fn(async () => ok({ status: 'published' as const })),
      log: fn(),
    },
    readPhoto: async (file) => (file.name === 'broken.jpg' ? null : toPicture(file.name)),
    signInUrl: '/account',
    orderStatusUrl: '/order-status',
    onClose: fn(),
  },
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const entry = {
  stars: 4,
  title: 'Firm at first',
  text: 'After a month of evenings the cushions gave in.',
  nickname: 'porchlight',
};

const fill = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
  await userEvent.type(screen.getByLabelText('Headline'), entry.title);
  await userEvent.type(screen.getByLabelText('Your review'), entry.text);
  await userEvent.type(screen.getByLabelText('Nickname'), entry.nickname);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit Review' }));

export const Filled: Story = {
  tags: ['no-visual'],
  play: async () => {
    await fill();
  },
};

export const Published: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await fill();
    await send();
    await screen.findByText('Your review is live.');
    await expect(args.ports.write).toHaveBeenLastCalledWith({ ...entry, photos: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const photo = (name: string, type = 'image/jpeg') => new File(['picture'], name, { type });
const choose = async (...files: File[]) => {
  await screen.findByRole('button', { name: 'Add Photos' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, files, { applyAccept: false });
};

/** Succeeds at every second call. */
function everySecond<Good, Bad>(good: Good, bad: Bad) {
  let calls = 0;
  return fn(async () => {
    calls += 1;
    return calls % 2 === 0 ? good : bad;
  });
}

/** Photographs are sent while the shopper writes, and the review names them in their order. */
export const WithPhotos: Story = {
  tags: ['no-visual', 'mobile'],
  play: async ({ args }) => {
    await fill();
    await choose(photo('sofa.jpg'), photo('<b>dog</b>.png', 'image/png'));
    await expect(await screen.findByRole('img', { name: 'Photo 2: <b>dog</b>.png' })).toBeVisible();
    await choose(photo('room.webp', 'image/webp'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove photo 1: sofa.jpg' }));
    await expect(screen.getByRole('button', { name: 'Add Photos' })).toHaveFocus();
    await send();
    await screen.findByText('Your review is live.');
    const keys = ['<b>dog</b>.png', 'room.webp'].map((name) => `key of ${toPicture(name).split(',')[1]}`);
    await expect(args.ports.write).toHaveBeenLastCalledWith({ ...entry, photos: keys });
  },
};

/** Each file that is not taken is explained; what was written remains. */
export const WrongPhotos: Story = {
  tags: ['no-visual', 'error'],
  play: async ({ args }) => {
    await fill();
    const large = photo('large.jpg');
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
    await choose(photo('scan.pdf', 'application/pdf'), large, photo('broken.jpg'));
    await expect(await screen.findByText(/^We couldn’t read broken\.jpg/)).toBeVisible();
    await expect(screen.getByText(/^scan\.pdf isn’t a JPEG, PNG or WebP/)).toBeVisible();
    await expect(screen.getByText(/^large\.jpg is over 10 MB/)).toBeVisible();
    await expect(args.ports.addPhoto).not.toHaveBeenCalled();
    await choose(...[1, 2, 3, 4, 5].map((number) => photo(`${number}.jpg`)));
    await expect(screen.getByText(/^You can add up to 4 photos/)).toBeVisible();
    await expect(screen.getAllByRole('button', { name: /^Remove photo/ })).toHaveLength(4);
    await expect(screen.getByLabelText('Headline')).toHaveValue(entry.title);
  },
};

/** A photograph that was not sent holds the review back until it is sent again or removed. */
export const PhotoFails: Story = {
  tags: ['no-visual', 'error'],
  args: {
    ports: {
      ...meta.args.ports,
      addPhoto: everySecond(ok({ status: 'stored' as const, key: 'key' }), err({ message: 'Status: 503' })),
      log: fn(),
    },
  },
  play: async ({ args }) => {
    await fill();
    await choose(photo('sofa.jpg'));
    await screen.findByText('Some photos didn’t upload. Try again, or remove them.');
    await send();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Photos' })).toHaveFocus());
    await expect(args.ports.log).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again: photo 1, sofa.jpg' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Try Again/ })).toBeNull());
    await send();
    await screen.findByText('Your review is live.');
    await expect(args.ports.write).toHaveBeenLastCalledWith({ ...entry, photos: ['key'] });
  },
};

/** After a day the server has deleted the photographs: they can be sent again. */
export const PhotosGone: Story = {
  tags: ['no-visual'],
  args: {
    ports: {
      ...meta.args.ports,
      write: everySecond(ok({ status: 'published' as const }), ok({ status: 'photos-gone' as const })),
    },
  },
  play: async () => {
    await fill();
    await choose(photo('sofa.jpg'));
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again: photo 1, sofa.jpg' }));
    await send();
    await screen.findByText('Your review is live.');
  },
};

export const Pending: Story = {
  tags: ['no-visual', 'loading'],
  args: { ports: { ...meta.args.ports, write: async () => ok({ status: 'pending' }) } },
  play: async () => {
    await fill();
    await send();
    await screen.findByText(/^We read every review/);
  },
};

/** Each missing field has its error, and the first one has the focus. */
export const Incomplete: Story = {
  play: async ({ args }) => {
    await screen.findByLabelText('Headline');
    await send();
    await expect(screen.getByText('Please choose 1 to 5 stars.')).toBeVisible();
    await expect(screen.getByText('Please enter a headline.')).toBeVisible();
    await expect(screen.getByText('Please write your review.')).toBeVisible();
    await expect(screen.getByText('Please enter a nickname.')).toBeVisible();
    await expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
    await expect(args.ports.write).not.toHaveBeenCalled();
  },
};

export const OffensiveWords: Story = {
  tags: ['no-visual'],
  args: { ports: { ...meta.args.ports, write: async () => ok({ status: 'invalid', errors: { text: 'language' } }) } },
  play: async () => {
    await fill();
    await send();
    await screen.findByText('We can’t publish this text. Please reword it.');
    await expect(screen.getByLabelText('Your review')).toHaveFocus();
    await expect(screen.getByLabelText('Your review')).toHaveValue(entry.text);
  },
};

export const NotBought: Story = {
  args: { ports: { ...meta.args.ports, loadPermission: async () => ok('not-bought') } },
  play: async () => {
    await screen.findByText(/^Only customers who bought this product/);
    await expect(screen.getByRole('link', { name: 'Find Your Order' })).toHaveAttribute('href', '/order-status');
    await expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/account');
  },
};

export const AlreadyWritten: Story = {
  tags: ['no-visual'],
  args: { ports: { ...meta.args.ports, loadPermission: async () => ok('already-written') } },
  play: async () => {
    await screen.findByText('You’ve already reviewed this product. Thank you.');
  },
};

export const Fails: Story = {
  tags: ['no-visual', 'error'],
  args: { ports: { ...meta.args.ports, write: async () => err({ message: 'Status: 503' }), log: fn() } },
  play: async ({ args }) => {
    await fill();
    await send();
    await screen.findByText('We couldn’t send your review. Please try again.');
    await expect(screen.getByLabelText('Headline')).toHaveValue(entry.title);
    await expect(args.ports.log).toHaveBeenCalledOnce();
  },
};

export const CheckFails: Story = {
  tags: ['no-visual', 'error'],
  args: { ports: { ...meta.args.ports, loadPermission: fn(async () => err({ message: 'Status: 503' })), log: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    await screen.findByText('We couldn’t check your orders. Please try again.');
    await expect(args.ports.loadPermission).toHaveBeenCalledTimes(2);
    await expect(args.ports.log).toHaveBeenCalled();
  },
};
