import type { RenderedDesign } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { drawingFixture, embroideryFixture, etchingFixture, robeFixture } from '../../fixtures/personalization.ts';
import type { PersonalizationPorts } from '../usePersonalization.ts';
import { PersonalizationPanel } from './PersonalizationPanel.tsx';

type Render = PersonalizationPorts['render'];

const made: RenderedDesign = { imageUrl: drawingFixture.url, hasError: false, error: null };
const drawing = () => fn<Render>(async () => ({ ok: true as const, value: made }));
const refusing = (businessErrorCode: string, businessErrorDescription: string, profaneTexts: string[] = []) =>
  fn<Render>(async () => ({
    ok: true as const,
    value: { imageUrl: '', hasError: true, error: { businessErrorCode, businessErrorDescription, profaneTexts } },
  }));

const meta = {
  title: 'Configurator/Personalization/PersonalizationPanel',
  component: PersonalizationPanel,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 460 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    offer: embroideryFixture,
    sku: 100703,
    name: 'Cove Bath Towel',
    itemPrice: 3400,
    siteCulture: 'USA',
    ports: { render: drawing(), log: fn() },
    onOutcome: fn(),
  },
} satisfies Meta<typeof PersonalizationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const turnOn = async (canvas: Canvas) => userEvent.click(canvas.getByRole('switch'));
/** Enters a text at once: one that is typed slowly would be drawn in between. */
const write = async (canvas: Canvas, text: string, label = 'Your text') => {
  await turnOn(canvas);
  await userEvent.click(canvas.getByLabelText(label));
  await userEvent.paste(text);
};
/** Excludes live regions, so that announcements are not matched twice. */
const seen = { ignore: '[aria-live] *' };
const last = (spy: unknown) => (spy as ReturnType<typeof fn>).mock.lastCall?.[0];

/** The product as it is: nothing to fill in. */
export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Add embroidery for $12.00' })).not.toBeChecked();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Turned on: fields, fonts and threads; nothing is blamed before anything was typed, but the add waits. */
export const On: Story = {
  args: { ports: { render: drawing(), log: fn() }, onOutcome: fn() },
  tags: ['MONO-01'],
  play: async ({ canvas, args }) => {
    await turnOn(canvas);
    await expect(canvas.getByRole('group', { name: 'Your embroidery' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Preview of Cove Bath Towel' })).toBeVisible();
    await expect(canvas.getByLabelText('Your text')).not.toBeInvalid();
    await expect(last(args.onOutcome)).toMatchObject({ isAddToCartDisabled: true });
  },
};

/** A text is drawn when typing pauses; the drawing replaces the image, and empty lines restore it without a call. */
export const Drawn: Story = {
  args: { ports: { render: drawing(), log: fn() }, onOutcome: fn() },
  tags: ['MONO-05', 'MONO-06', 'MONO-07', 'MONO-15'],
  play: async ({ canvas, args }) => {
    await write(canvas, 'EMH');
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: /with “EMH”/ })).toHaveAttribute('src', drawingFixture.url),
    );
    await expect(args.ports.render).toHaveBeenCalledTimes(1);
    await expect(last(args.onOutcome)).toMatchObject({ isAddToCartDisabled: false });
    await userEvent.clear(canvas.getByLabelText('Your text'));
    await expect(canvas.getByRole('img', { name: 'Preview of Cove Bath Towel' })).toBeVisible();
    await expect(canvas.getByText('Please enter text', seen)).toBeVisible();
    await expect(args.ports.render).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByLabelText('Your text'), 'EMH');
    await waitFor(() => expect(canvas.getByRole('img', { name: /with “EMH”/ })).toBeVisible());
  },
};

/** Two lines, with at least one required. */
export const TwoLines: Story = {
  args: { offer: robeFixture, name: 'Harbor Robe', ports: { render: drawing(), log: fn() } },
  tags: ['MONO-10', 'error'],
  play: async ({ canvas }) => {
    await write(canvas, 'A', 'Line 1');
    await userEvent.clear(canvas.getByLabelText('Line 1'));
    await expect(canvas.getByText('Please enter at least one line of text', seen)).toBeVisible();
  },
};

/** Characters missing in the font are reported at their line, and no preview is requested. */
export const InvalidLine: Story = {
  args: { offer: robeFixture, ports: { render: drawing(), log: fn() } },
  tags: ['MONO-12', 'MONO-08', 'error'],
  play: async ({ canvas, args }) => {
    await write(canvas, 'é😀', 'Line 1');
    await userEvent.type(canvas.getByLabelText('Line 2'), 'EMH');
    await expect(canvas.getByLabelText('Line 1')).toBeInvalid();
    await expect(canvas.getByLabelText('Line 1')).toHaveAccessibleDescription(
      'Your message contains invalid characters',
    );
    await expect(canvas.getByLabelText('Line 2')).not.toBeInvalid();
    await expect(args.ports.render).not.toHaveBeenCalled();
  },
};

export const AllLinesInvalid: Story = {
  args: { offer: robeFixture, ports: { render: drawing(), log: fn() } },
  tags: ['MONO-11', 'error'],
  play: async ({ canvas }) => {
    await write(canvas, 'é', 'Line 1');
    await userEvent.type(canvas.getByLabelText('Line 2'), '</script>');
    await expect(canvas.getAllByText('Your message contains invalid characters', seen)).toHaveLength(1);
  },
};

export const TooLong: Story = {
  args: { ports: { render: drawing(), log: fn() }, onOutcome: fn() },
  tags: ['MONO-14', 'MONO-15', 'error'],
  play: async ({ canvas, args }) => {
    await write(canvas, 'EMHX');
    await expect(canvas.getByText('Your message is over the character limit', seen)).toBeVisible();
    await expect(last(args.onOutcome)).toMatchObject({ isAddToCartDisabled: true });
  },
};

export const RefusedAtTheLegend: Story = {
  args: { ports: { render: refusing('E1001', 'This font isn’t available for this design.'), log: fn() } },
  tags: ['MONO-16', 'error'],
  play: async ({ canvas }) => {
    await write(canvas, 'XQX');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('This font isn’t available for this design.'),
    );
    await expect(canvas.getByRole('group', { name: 'Your embroidery' })).toHaveAccessibleDescription(/This font/);
  },
};

export const RefusedAtTheSummary: Story = {
  args: { ports: { render: refusing('E2001', 'We couldn’t create this preview.'), log: fn() } },
  tags: ['MONO-17', 'error'],
  play: async ({ canvas }) => {
    await write(canvas, 'XQY');
    const summary = canvas.getByRole('group', { name: 'Summary' });
    await waitFor(() => expect(summary).toHaveTextContent('We couldn’t create this preview.'));
  },
};

export const Profane: Story = {
  args: {
    offer: { ...robeFixture, fonts: robeFixture.fonts.slice(1) },
    ports: { render: refusing('E3001', 'Please choose different words.', ['Drat']), log: fn() },
  },
  tags: ['MONO-18', 'error'],
  play: async ({ canvas }) => {
    await write(canvas, 'Anna', 'Line 1');
    await userEvent.type(canvas.getByLabelText('Line 2'), 'Drat');
    await waitFor(() => expect(canvas.getByLabelText('Line 2')).toBeInvalid());
    await expect(canvas.getByLabelText('Line 1')).not.toBeInvalid();
  },
};

/** The preview fails: the image remains, the text can be added to the cart, and the preview can be retried. */
export const Unreachable: Story = {
  args: {
    ports: {
      render: fn<Render>(async () => ({ ok: false as const, error: 'Status: 503' })),
      log: fn(),
    },
    onOutcome: fn(),
  },
  tags: ['MONO-21'],
  play: async ({ canvas, args }) => {
    await write(canvas, 'EMH');
    await waitFor(() => expect(canvas.getByText(/We can’t show a preview/)).toBeVisible());
    await expect(args.ports.log).toHaveBeenCalledTimes(1);
    await expect(last(args.onOutcome)).toMatchObject({ isAddToCartDisabled: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(args.ports.render).toHaveBeenCalledTimes(2));
  },
};

/** Etching has no thread to choose. */
export const Etching: Story = {
  tags: ['visual'],
  args: { offer: etchingFixture, name: 'Initial Glasses', ports: { render: drawing(), log: fn() } },
  play: async ({ canvas }) => {
    await turnOn(canvas);
    await expect(canvas.getByRole('group', { name: 'Your etching' })).toBeVisible();
    await expect(canvas.queryByText(/Thread color/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Engraver' }));
    await expect(canvas.getByText('2 to 12 characters')).toBeVisible();
  },
};

/** Everything by keyboard. */
export const ByKeyboard: Story = {
  args: { ports: { render: drawing(), log: fn() }, onOutcome: fn() },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('EMH');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Block Monogram' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Ivory/ })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('img', { name: /with “EMH”/ })).toBeVisible());
  },
};
