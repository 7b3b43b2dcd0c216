import { act, type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { afterEach, expect, test } from 'vitest';
import { PendingEntriesProvider, useGoOn, usePendingEntries, usePendingEntry } from './pending-entries.ts';

type Kind = 'empty' | 'accepted' | 'rejected';
const kinds: Kind[] = ['empty', 'accepted', 'rejected'];

interface EntryProps {
  kind: Kind;
  /** Shows how many entries were applied before this one, as of the last rendering. */
  applied: number;
  onSend: (applied: number) => Promise<unknown>;
  onApplied: () => void;
}

function Entry({ kind, applied, onSend, onApplied }: EntryProps) {
  const [isEntered, setIsEntered] = useState(kind !== 'empty');
  usePendingEntry({
    isEntered,
    send: async () => {
      await onSend(applied);
      if (kind === 'rejected') return false;
      setIsEntered(false);
      onApplied();
      return true;
    },
  });
  return null;
}

interface PageProps {
  entries: Kind[];
  onSend?: (applied: number) => Promise<unknown>;
  onGoOn: (applied: number) => void;
}

function Page({ entries, onSend = async () => {}, onGoOn }: PageProps) {
  const { pending, isSending } = usePendingEntries();
  const [applied, setApplied] = useState(0);
  const goOn = useGoOn(pending, async () => onGoOn(applied));
  return (
    <PendingEntriesProvider value={pending}>
      {entries.map((kind, index) => (
        <Entry key={index} {...{ kind, applied, onSend }} onApplied={() => setApplied((before) => before + 1)} />
      ))}
      <button type="button" aria-busy={isSending} onClick={() => void goOn()}>
        Next
      </button>
    </PendingEntriesProvider>
  );
}

let root: Root | undefined;
async function show(page: ReactNode): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () => root?.render(page));
}
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});
const next = () => screen.getByRole('button', { name: 'Next' });
const pages = kinds.flatMap((one) => kinds.flatMap((two) => kinds.map((three) => [one, two, three])));

test.each(pages)(
  'PAY-01: with entries %s, %s and %s, going on applies each and stops at the first that is rejected',
  async (...entries) => {
    const [onSend, onGoOn] = [fn(async () => {}), fn()];
    await show(<Page {...{ entries, onSend, onGoOn }} />);
    await userEvent.click(next());
    await waitFor(() => expect(next().getAttribute('aria-busy')).toBe('false'));
    const entered = entries.filter((kind) => kind !== 'empty');
    const rejected = entered.indexOf('rejected');
    const sent = rejected < 0 ? entered.length : rejected + 1;
    // Each is sent by the rendering that shows what those before it changed.
    expect(onSend.mock.calls).toEqual(Array.from({ length: sent }, (_, before) => [before]));
    expect(onGoOn.mock.calls).toEqual(rejected < 0 ? [[entered.length]] : []);
  },
);

test('PAY-01: a double click applies an entry once and continues once', async () => {
  let respond: () => void = () => {};
  const onSend = fn(() => new Promise<void>((resolve) => (respond = resolve)));
  const onGoOn = fn();
  await show(<Page entries={['accepted']} {...{ onSend, onGoOn }} />);
  await userEvent.dblClick(next());
  expect(next().getAttribute('aria-busy')).toBe('true');
  await act(async () => respond());
  await waitFor(() => expect(onGoOn).toHaveBeenCalledExactlyOnceWith(1));
  expect(onSend).toHaveBeenCalledOnce();
});

test('PAY-01: a page that was left while an entry was sent does not continue', async () => {
  let respond: () => void = () => {};
  const onGoOn = fn();
  await show(
    <Page entries={['accepted']} onSend={() => new Promise<void>((resolve) => (respond = resolve))} onGoOn={onGoOn} />,
  );
  await userEvent.click(next());
  await act(async () => root?.unmount());
  await act(async () => respond());
  expect(onGoOn).not.toHaveBeenCalled();
});
