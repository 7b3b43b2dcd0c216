import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { App } from '../app.tsx';
import type { DataSource } from '../data/data-source.ts';
import { captureEarlyInput } from '../early-input.ts';
import { holdForDrafts } from '../hold-for-drafts.ts';
import type { PageData } from '../page-data.ts';
import { routerFuture } from '../routes.ts';
import { scriptJson } from '../shell/json.ts';
import type { BuiltAssets } from './assets.ts';
import { encoder, type Encoding } from './encoding.ts';
import { toWebStream } from './web-stream.ts';

export interface Rendering {
  data: PageData;
  source: DataSource;
  assets: BuiltAssets;
  /** Text of its styles, where they are part of the document. */
  styleText?: string | undefined;
  /** Path and query. */
  address: string;
  encoding: Encoding;
  /** Aborts the render when the browser disconnects. */
  signal: AbortSignal;
  /** Not called for errors caused by a disconnect. */
  onError: (error: unknown) => void;
}

/** A render that never ends is cut off, in ms. */
const timeoutMs = 10_000;

/** Renders the document and returns its stream; rejects when not even its frame can be rendered. */
export function renderPage(rendering: Rendering): Promise<ReadableStream<Uint8Array>> {
  const { data, source, assets, styleText, address, encoding, signal, onError } = rendering;
  return new Promise((resolve, reject) => {
    const encoded = encoder(encoding);
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    };
    const { pipe, abort } = renderToPipeableStream(
      <StaticRouter location={address} basename={data.languagePrefix || undefined} future={routerFuture}>
        <App
          data={data}
          source={source}
          assets={{
            ...assets,
            ...(styleText !== undefined && { styleText }),
            first: `(${holdForDrafts})();(${captureEarlyInput})()`,
          }}
        />
      </StaticRouter>,
      {
        nonce: data.nonce,
        bootstrapScriptContent: `self.setteePage=${scriptJson(data)};${assets.preamble ?? ''}`,
        bootstrapModules: assets.entries,
        // A page must read well without script, and not move: it is sent when all of it is rendered, also the parts
        // with code that the server has not loaded before, and in one piece.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // React calls this in the middle of an abort, where nothing can be piped yet.
        onAllReady: () =>
          queueMicrotask(() => (signal.aborted ? reject(signal.reason) : resolve(toWebStream(pipe(encoded))))),
        onShellError: (error) => {
          encoded.destroy();
          reject(error);
        },
        onError: (error) => {
          if (!signal.aborted) onError(error);
        },
      },
    );
    const leave = () => {
      abort(signal.reason);
      encoded.destroy();
    };
    // Ends with the last byte or a disconnect, so that the timer does not retain a finished render.
    encoded.once('close', end);
    const timer = setTimeout(abort, timeoutMs);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}
