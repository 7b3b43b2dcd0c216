import { PassThrough, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const gzipOptions = { level: 6 };
const [inBrotli, inGzip] = [promisify(brotliCompress), promisify(gzip)];

function accepts(header: string, name: string): boolean {
  return header.split(',').some((part) => {
    const [coding = '', ...parameters] = part.trim().toLowerCase().split(';');
    return coding.trim() === name && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
  });
}

/** Returns the encoding of a response that is compressed on the fly. */
export function encodingFor(header: string | undefined): Encoding {
  return accepts(header ?? '', 'br') ? 'br' : accepts(header ?? '', 'gzip') ? 'gzip' : 'identity';
}

/** A stream that writes the coding; React flushes it after each part of the page. */
export function encoder(encoding: Encoding): Transform {
  if (encoding === 'br') return createBrotliCompress(brotliOptions);
  return encoding === 'gzip' ? createGzip(gzipOptions) : new PassThrough();
}

/** A whole body in the coding. */
export function encode(body: ArrayBuffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer<ArrayBuffer>> {
  return encoding === 'br' ? inBrotli(body, brotliOptions) : inGzip(body, gzipOptions);
}
