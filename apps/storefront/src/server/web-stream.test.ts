import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { toWebStream } from './web-stream.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a web stream has all of the Node stream, and ends with it', async () => {
  expect(await new Response(toWebStream(Readable.from([Buffer.from('one '), Buffer.from('two')]))).text()).toBe(
    'one two',
  );
});

test('a stream that is canceled during a pending chunk is destroyed, and nothing is thrown', async () => {
  const source = new PassThrough();
  const reader = toWebStream(source).getReader();
  await turn();
  // Two, each larger than a stream buffers.
  for (const letter of ['a', 'b']) source.write(letter.repeat(70_000));
  const chunk = reader.read();
  await reader.cancel();
  await chunk;
  // What is thrown outside of a promise ends a process, and fails this run.
  await turn();
  expect(source.destroyed).toBe(true);
});

test('a Node stream that breaks breaks the web stream', async () => {
  const source = new PassThrough();
  const text = new Response(toWebStream(source)).text();
  source.destroy(new Error('broken'));
  await expect(text).rejects.toThrow('broken');
});
