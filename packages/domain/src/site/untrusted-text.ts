// The readers of texts from outside, such as an address or a storage. None of them throws. Decision 8

/** Decodes a part of a URL; empty when its percent signs are no encoding. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Encodes a text as a part of a URL; half of a pair, such as of an emoji that was cut, becomes U+FFFD. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}

/** Parses JSON of a shape; `null` for any other text. */
export function parsedJson<T>(text: string | null, isShape: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isShape(value) ? value : null;
  } catch {
    return null;
  }
}
