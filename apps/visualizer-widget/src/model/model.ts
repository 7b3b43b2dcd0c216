import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  FrontSide,
  LinearSRGBColorSpace,
  Matrix4,
  MeshStandardMaterial,
  NoColorSpace,
  Quaternion,
  RepeatWrapping,
  SRGBColorSpace,
  Texture,
  Vector3,
} from 'three';
import { type Glb, type GltfMaterial, type GltfNode, readGlb, type TextureUse } from './glb.ts';

export interface ModelPart {
  geometry: BufferGeometry;
  /** Covers are laid onto materials of this name. */
  material: MeshStandardMaterial;
}

/** Model in meters: the floor is 0, its center the origin, and the front faces +z. */
export interface Model {
  parts: readonly ModelPart[];
  size: Vector3;
  dispose(): void;
}

function getMatrix({ matrix, translation = [0, 0, 0], rotation = [0, 0, 0, 1], scale = [1, 1, 1] }: GltfNode): Matrix4 {
  if (matrix) return new Matrix4().fromArray(matrix);
  return new Matrix4().compose(new Vector3(...translation), new Quaternion(...rotation), new Vector3(...scale));
}

/** Every mesh of the scene with its place in it. */
function placedMeshes({ gltf }: Glb): { mesh: number; transform: Matrix4 }[] {
  const visit = (index: number, above: Matrix4): { mesh: number; transform: Matrix4 }[] => {
    const node = gltf.nodes[index]!;
    const transform = above.clone().multiply(getMatrix(node));
    const own = node.mesh === undefined ? [] : [{ mesh: node.mesh, transform }];
    return [...own, ...(node.children ?? []).flatMap((child) => visit(child, transform))];
  };
  return (gltf.scenes[gltf.scene ?? 0]?.nodes ?? []).flatMap((index) => visit(index, new Matrix4()));
}

const names = { POSITION: 'position', NORMAL: 'normal', TEXCOORD_0: 'uv', COLOR_0: 'color' } as const;

function getGeometry(glb: Glb, primitive: Glb['gltf']['meshes'][number]['primitives'][number], transform: Matrix4) {
  const geometry = new BufferGeometry();
  for (const [theirs, ours] of Object.entries(names)) {
    const accessor = primitive.attributes[theirs];
    if (accessor === undefined) continue;
    const { values, width } = glb.numbers(accessor);
    const isColor = ours === 'color';
    const array = isColor ? Uint8Array.from(values, (value) => Math.round(value * 255)) : values;
    geometry.setAttribute(ours, new BufferAttribute(array, width, isColor));
  }
  if (primitive.indices !== undefined) geometry.setIndex(new BufferAttribute(glb.indices(primitive.indices), 1));
  if (!geometry.hasAttribute('normal')) geometry.computeVertexNormals();
  return geometry.applyMatrix4(transform);
}

/** Decodes images from bytes, because the content security policy blocks blob URLs. */
async function toImage(glb: Glb, index: number): Promise<ImageBitmap> {
  const texture = glb.gltf.textures?.[index];
  const image = glb.gltf.images?.[texture?.extensions?.EXT_texture_webp?.source ?? texture?.source ?? -1];
  if (!image) throw new Error('The model names a picture that it does not hold.');
  const bytes = glb.bytes(image.bufferView);
  return createImageBitmap(new Blob([bytes.slice()], { type: image.mimeType }), {
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'none',
  });
}

async function getTexture(glb: Glb, use: TextureUse | undefined, isColor: boolean): Promise<Texture | null> {
  if (!use) return null;
  const texture = new Texture(await toImage(glb, use.index));
  const { offset = [0, 0], scale = [1, 1] } = use.extensions?.KHR_texture_transform ?? {};
  texture.offset.set(...offset);
  texture.repeat.set(...scale);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.flipY = false;
  texture.anisotropy = 4;
  texture.colorSpace = isColor ? SRGBColorSpace : NoColorSpace;
  texture.needsUpdate = true;
  return texture;
}

async function getMaterial(glb: Glb, from: GltfMaterial, hasShade: boolean): Promise<MeshStandardMaterial> {
  const {
    baseColorFactor = [1, 1, 1, 1],
    roughnessFactor = 1,
    metallicFactor = 1,
    baseColorTexture,
  } = from.pbrMetallicRoughness ?? {};
  const [red, green, blue, alpha] = baseColorFactor;
  const [map, normalMap] = await Promise.all([
    getTexture(glb, baseColorTexture, true),
    getTexture(glb, from.normalTexture, false),
  ]);
  const isGlass = from.alphaMode === 'BLEND';
  return new MeshStandardMaterial({
    name: from.name ?? '',
    color: new Color().setRGB(red, green, blue, LinearSRGBColorSpace),
    roughness: roughnessFactor,
    metalness: metallicFactor,
    emissive: new Color().setRGB(...(from.emissiveFactor ?? [0, 0, 0]), LinearSRGBColorSpace),
    map,
    normalMap,
    vertexColors: hasShade,
    side: from.doubleSided ? DoubleSide : FrontSide,
    transparent: isGlass,
    opacity: isGlass ? alpha : 1,
    depthWrite: !isGlass,
  });
}

/** Makes a model of a .glb; throws when it cannot be read. */
export async function toModel(buffer: ArrayBuffer): Promise<Model> {
  const glb = readGlb(buffer);
  const materials = new Map<string, Promise<MeshStandardMaterial>>();
  const parts = await Promise.all(
    placedMeshes(glb).flatMap(({ mesh, transform }) =>
      glb.gltf.meshes[mesh]!.primitives.map(async (primitive): Promise<ModelPart> => {
        const geometry = getGeometry(glb, primitive, transform);
        const hasShade = geometry.hasAttribute('color');
        const key = `${primitive.material} ${hasShade}`;
        const made =
          materials.get(key) ?? getMaterial(glb, glb.gltf.materials?.[primitive.material ?? -1] ?? {}, hasShade);
        materials.set(key, made);
        return { geometry, material: await made };
      }),
    ),
  );
  const low = new Vector3(Infinity, Infinity, Infinity);
  const high = low.clone().negate();
  for (const { geometry } of parts) {
    geometry.computeBoundingBox();
    low.min(geometry.boundingBox!.min);
    high.max(geometry.boundingBox!.max);
  }
  const dispose = () => {
    for (const { geometry, material } of parts) {
      geometry.dispose();
      for (const texture of [material.map, material.normalMap]) {
        (texture?.image as ImageBitmap | undefined)?.close();
        texture?.dispose();
      }
      material.dispose();
    }
  };
  return { parts, size: high.sub(low), dispose };
}
