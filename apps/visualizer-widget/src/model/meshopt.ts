/** Decodes EXT_meshopt_compression in plain JavaScript: the page's policy forbids WebAssembly. */

export interface CompressedView {
  mode: 'ATTRIBUTES' | 'TRIANGLES' | 'INDICES';
  filter?: 'NONE' | 'OCTAHEDRAL' | 'QUATERNION' | 'EXPONENTIAL';
  count: number;
  byteStride: number;
}

const unzigzag = (value: number) => (value >>> 1) ^ -(value & 1);

const groupSize = 16;

/**
 * Decodes one byte of every vertex of a block: groups of 16 deltas, each packed with 0, 2, 4 or 8 bits. Returns
 * the end offset.
 */
function readDeltas(source: Uint8Array, start: number, deltas: Uint8Array, count: number): number {
  const groups = Math.ceil(count / groupSize);
  let at = start + Math.ceil(groups / 4);
  for (let group = 0; group < groups; group += 1) {
    const mode = (source[start + (group >> 2)]! >> ((group & 3) * 2)) & 3;
    const first = group * groupSize;
    if (mode === 0) {
      deltas.fill(0, first, first + groupSize);
      continue;
    }
    if (mode === 3) {
      for (let k = 0; k < groupSize; k += 1) deltas[first + k] = source[at + k]!;
      at += groupSize;
      continue;
    }
    const bits = mode * 2;
    const escape = (1 << bits) - 1;
    const perByte = 8 / bits;
    let more = at + groupSize / perByte;
    for (let k = 0; k < groupSize; k += 1) {
      const packed = source[at + ((k / perByte) | 0)]!;
      const value = (packed >> (8 - bits - (k % perByte) * bits)) & escape;
      deltas[first + k] = value === escape ? source[more++]! : value;
    }
    at = more;
  }
  return at;
}

function decodeAttributes(source: Uint8Array, { count, byteStride }: CompressedView): Uint8Array {
  if (source[0] !== 0xa0) throw new Error('The model has vertices of an unknown encoding.');
  const target = new Uint8Array(count * byteStride);
  const blockSize = Math.min(Math.floor(8192 / byteStride) & ~15, 256);
  const last = source.slice(source.length - byteStride);
  const deltas = new Uint8Array(256 + groupSize);
  let at = 1;
  for (let first = 0; first < count; first += blockSize) {
    const size = Math.min(blockSize, count - first);
    for (let byte = 0; byte < byteStride; byte += 1) {
      at = readDeltas(source, at, deltas, size);
      let value = last[byte]!;
      for (let k = 0, to = first * byteStride + byte; k < size; k += 1, to += byteStride) {
        value = (value + unzigzag(deltas[k]!)) & 255;
        target[to] = value;
      }
      last[byte] = value;
    }
  }
  return target;
}

/** Directions that were folded onto an octahedron. */
function unfold(bytes: Uint8Array, { count, byteStride }: CompressedView) {
  const isShort = byteStride === 8;
  const values = isShort ? new Int16Array(bytes.buffer) : new Int8Array(bytes.buffer);
  const max = isShort ? 32767 : 127;
  for (let at = 0; at < count * 4; at += 4) {
    const one = values[at + 2]!;
    let [x, y] = [values[at]! / one, values[at + 1]! / one];
    const z = 1 - Math.abs(x) - Math.abs(y);
    const under = Math.max(-z, 0);
    x -= x < 0 ? -under : under;
    y -= y < 0 ? -under : under;
    const scale = max / Math.hypot(x, y, z);
    values[at] = Math.round(x * scale);
    values[at + 1] = Math.round(y * scale);
    values[at + 2] = Math.round(z * scale);
  }
}

class Bytes {
  at: number;
  readonly source: Uint8Array;

  constructor(source: Uint8Array, at: number) {
    this.source = source;
    this.at = at;
  }

  next(): number {
    return this.source[this.at++]!;
  }

  /** A number in groups of seven bits, the lowest first. */
  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.next();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
}

function decodeTriangles(source: Uint8Array, { count }: CompressedView): Uint32Array {
  if ((source[0]! & 0xf0) !== 0xe0) throw new Error('The model has triangles of an unknown encoding.');
  const target = new Uint32Array(count);
  const edges = new Uint32Array(32);
  const recent = new Uint32Array(16);
  let [edge, corner, fresh, last] = [0, 0, 0, 0];
  const data = new Bytes(source, 1 + count / 3);
  const table = source.length - 16;
  const storeEdge = (from: number, to: number) => {
    edges[edge] = from;
    edges[edge + 1] = to;
    edge = (edge + 2) & 31;
  };
  const store = (vertex: number) => {
    recent[corner] = vertex;
    corner = (corner + 1) & 15;
    return vertex;
  };
  const explicit = () => (last += unzigzag(data.number()));
  /** A corner by its code: 0 is new, 15 is spelled out, others were seen lately. */
  const cornerOf = (code: number) => {
    if (code === 0) return fresh++;
    return code === 15 ? explicit() : recent[(corner - code) & 15]!;
  };
  /** The corner opposite of a known edge, by its code. */
  const oppositeOf = (code: number) => {
    if (code === 0) return store(fresh++);
    if (code < 13) return recent[(corner - 1 - code) & 15]!;
    return store(code === 15 ? explicit() : (last += code === 13 ? -1 : 1));
  };
  for (let triangle = 0; triangle < count / 3; triangle += 1) {
    const code = source[1 + triangle]!;
    const [high, low] = [code >> 4, code & 15];
    let [a, b, c] = [0, 0, 0];
    if (high < 15) {
      const from = (edge - 2 - high * 2) & 31;
      a = edges[from]!;
      b = edges[from + 1]!;
      c = oppositeOf(low);
      storeEdge(c, b);
      storeEdge(a, c);
    } else {
      const codes = low < 14 ? source[table + low]! : data.next();
      if (low >= 14 && codes === 0) fresh = 0;
      const [second, third] = [codes >> 4, codes & 15];
      a = low === 15 ? explicit() : fresh++;
      b = cornerOf(second);
      c = cornerOf(third);
      store(a);
      if (second === 0 || second === 15) store(b);
      if (third === 0 || third === 15) store(c);
      storeEdge(b, a);
      storeEdge(c, b);
      storeEdge(a, c);
    }
    target.set([a, b, c], triangle * 3);
  }
  return target;
}

/** The bytes of a buffer view, attributes by their stride, indices as 16 or 32 bits. Throws what is wrong with them. */
export function decodeView(source: Uint8Array, view: CompressedView): Uint8Array {
  if (view.mode === 'TRIANGLES') {
    const wide = decodeTriangles(source, view);
    const indices = view.byteStride === 2 ? Uint16Array.from(wide) : wide;
    return new Uint8Array(indices.buffer);
  }
  if (view.mode !== 'ATTRIBUTES') throw new Error(`The model has ${view.mode}, which are not read.`);
  const bytes = decodeAttributes(source, view);
  const filter = view.filter ?? 'NONE';
  if (filter === 'OCTAHEDRAL') unfold(bytes, view);
  else if (filter !== 'NONE') throw new Error(`The model has a filter ${filter}, which is not read.`);
  return bytes;
}
