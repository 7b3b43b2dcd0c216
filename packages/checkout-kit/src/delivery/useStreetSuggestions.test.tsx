import { ok, type StreetSuggestion } from '@settee/domain';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { fireEvent, screen } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import { useStreetSuggestions, type SuggestAddresses } from './useStreetSuggestions.ts';

const street: StreetSuggestion = {
  address1: '2140 N Cleveland Ave',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60614',
};

function Street({ port }: { port: SuggestAddresses }) {
  const streets = useStreetSuggestions(port, { postalCode: '60614' });
  return (
    <>
      <input aria-label="Street" onChange={(event) => streets?.suggest(event.target.value)} />
      <output>{streets?.found.map(({ address1 }) => address1).join()}</output>
    </>
  );
}

afterEach(() => vi.useRealTimers());

test('SHIP-10: streets are suggested from three characters on, and not for a text longer than any street', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const port = vi.fn<SuggestAddresses>(async () => ok([street]));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Street port={port} />));
  const type = async (value: string) => {
    fireEvent.change(screen.getByLabelText('Street'), { target: { value } });
    await act(async () => vi.advanceTimersByTimeAsync(200));
  };
  await type('21');
  expect(port).not.toHaveBeenCalled();
  await type('2140');
  expect(port).toHaveBeenCalledExactlyOnceWith('2140', '60614');
  expect(screen.getByRole('status').textContent).toBe('2140 N Cleveland Ave');
  await type('2140 N Cleveland Ave '.repeat(5));
  expect(port).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('');
  await act(async () => root.unmount());
});
