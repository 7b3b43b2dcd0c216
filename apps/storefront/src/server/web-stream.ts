import type { Readable } from 'node:stream';

/**
 * Converts a Node stream to a web stream; canceling it destroys the Node stream. `Readable.toWeb` throws outside of any
 * promise if a chunk is pending when the stream is canceled, which ends the process.
 */
export function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      stream.destroy();
    },
  });
}
