import { type CompressedView, decodeView } from './meshopt.ts';

interface BufferView {
  byteOffset?: number;
  byteLength: number;
  byteStride?: number;
  extensions?: { EXT_meshopt_compression?: CompressedView & { byteOffset?: number; byteLength: number } };
}

interface Accessor {
  bufferView: number;
  byteOffset?: number;
  componentType: number;
  count: number;
  type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4';
  normalized?: boolean;
}

export interface TextureUse {
  index: number;
  extensions?: { KHR_texture_transform?: { offset?: [number, number]; scale?: [number, number] } };
}

export interface GltfMaterial {
  name?: string;
  doubleSided?: boolean;
  alphaMode?: 'OPAQUE' | 'MASK' | 'BLEND';
  emissiveFactor?: [number, number, number];
  normalTexture?: TextureUse;
  pbrMetallicRoughness?: {
    baseColorFactor?: [number, number, number, number];
    roughnessFactor?: number;
    metallicFactor?: number;
    baseColorTexture?: TextureUse;
  };
}

export interface GltfNode {
  name?: string;
  mesh?: number;
  children?: number[];
  matrix?: number[];
  translation?: [number, number, number];
  rotation?: [number, number, number, number];
  scale?: [number, number, number];
}

export interface Gltf {
  scene?: number;
  scenes: { nodes: number[] }[];
  nodes: GltfNode[];
  meshes: { primitives: { attributes: Record<string, number>; indices?: number; material?: number }[] }[];
  accessors: Accessor[];
  bufferViews: BufferView[];
  materials?: GltfMaterial[];
  textures?: { source?: number; sampler?: number; extensions?: { EXT_texture_webp?: { source: number } } }[];
  images?: { bufferView: number; mimeType: string }[];
  extensionsRequired?: string[];
}

const understood = new Set([
  'EXT_meshopt_compression',
  'EXT_texture_webp',
  'KHR_mesh_quantization',
  'KHR_texture_transform',
]);

const arrays = {
  5120: Int8Array,
  5121: Uint8Array,
  5122: Int16Array,
  5123: Uint16Array,
  5125: Uint32Array,
  5126: Float32Array,
} as const;

const largest: Record<number, number> = { 5120: 127, 5121: 255, 5122: 32767, 5123: 65535 };

const widths = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 } as const;

/** Binary glTF with access to its parts. */
export interface Glb {
  gltf: Gltf;
  /** Bytes of a buffer view, decoded. */
  bytes(view: number): Uint8Array;
  /** Numbers of an accessor, normalized ones as 0 or -1 up to 1; `width` an item. */
  numbers(accessor: number): { values: Float32Array; width: number };
  /** Indices of an accessor. */
  indices(accessor: number): Uint32Array;
}

/** Parses a .glb. Throws if it is invalid or requires an unsupported extension. */
export function readGlb(buffer: ArrayBuffer): Glb {
  const head = new DataView(buffer);
  if (buffer.byteLength < 20 || head.getUint32(0, true) !== 0x46546c67) throw new Error('This is no glTF model.');
  const jsonLength = head.getUint32(12, true);
  const gltf: Gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 20, jsonLength)));
  const unknown = (gltf.extensionsRequired ?? []).filter((name) => !understood.has(name));
  if (unknown.length > 0) throw new Error(`The model needs ${unknown.join(', ')}, which is not known.`);
  const binary = 20 + jsonLength + 8;
  const decoded = new Map<number, Uint8Array>();

  const bytes = (index: number): Uint8Array => {
    const ready = decoded.get(index);
    if (ready) return ready;
    const view = gltf.bufferViews[index]!;
    const packed = view.extensions?.EXT_meshopt_compression;
    const from = packed ?? view;
    const raw = new Uint8Array(buffer, binary + (from.byteOffset ?? 0), from.byteLength);
    const found = packed ? decodeView(raw, packed) : raw;
    decoded.set(index, found);
    return found;
  };

  const numbers = (index: number) => {
    const { bufferView, byteOffset = 0, componentType, count, type, normalized } = gltf.accessors[index]!;
    const width = widths[type];
    const view = gltf.bufferViews[bufferView]!;
    const source = bytes(bufferView);
    const TypedArray = arrays[componentType as keyof typeof arrays];
    const size = TypedArray.BYTES_PER_ELEMENT;
    const stride = view.extensions?.EXT_meshopt_compression?.byteStride ?? view.byteStride ?? size * width;
    // What is not compressed may begin anywhere in the file; typed arrays want whole steps.
    const aligned = source.byteOffset % size === 0 ? source : Uint8Array.from(source);
    const all = new TypedArray(
      aligned.buffer as ArrayBuffer,
      aligned.byteOffset,
      Math.floor(aligned.byteLength / size),
    );
    const divisor = normalized ? (largest[componentType] ?? 1) : 1;
    const values = new Float32Array(count * width);
    for (let item = 0; item < count; item += 1)
      for (let k = 0; k < width; k += 1)
        values[item * width + k] = all[(byteOffset + item * stride) / size + k]! / divisor;
    return { values, width };
  };

  return { gltf, bytes, numbers, indices: (index) => Uint32Array.from(numbers(index).values) };
}
