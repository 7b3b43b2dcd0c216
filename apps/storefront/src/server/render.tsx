import { Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import type { DataSource } from '../data/data-source.ts';
import { keepEarlyInput } from '../early-input.ts';
import { holdForDrafts } from '../hold-for-drafts.ts';
import type { PageData } from '../page-data.ts';
import { scriptJson } from '../shell/json.ts';
import type { BuiltAssets } from './assets.ts';
import { encoder, type Encoding } from './encoding.ts';

export interface Rendering {
  data: PageData;
  source: DataSource;
  assets: BuiltAssets;
  /** Path and query. */
  address: string;
  encoding: Encoding;
  onError: (error: unknown) => void;
}

/** A render that never ends is cut off, in ms. */
const longest = 10_000;

/** Starts the document's stream; rejects when not even its frame can be rendered. */
export function renderPage({ data, source, assets, address, encoding, onError }: Rendering): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <StaticRouter location={address}>
        <App data={data} source={source} assets={{ ...assets, first: `(${holdForDrafts})();(${keepEarlyInput})()` }} />
      </StaticRouter>,
      {
        nonce: data.nonce,
        bootstrapScriptContent: `self.setteePage=${scriptJson(data)};${assets.preamble ?? ''}`,
        bootstrapModules: assets.entries,
        // Nothing is put off until after the frame: a page must read well without script, and not move.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady: () => resolve(webStreamOf(pipe(encoder(encoding)))),
        onShellError: reject,
        onError,
      },
    );
    setTimeout(abort, longest).unref();
  });
}

const webStreamOf = (stream: Readable | NodeJS.WritableStream): ReadableStream => {
  if (!(stream instanceof Readable)) throw new TypeError('The encoder must be readable.');
  return Readable.toWeb(stream) as ReadableStream;
};
