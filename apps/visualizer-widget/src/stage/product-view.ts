import {
  BoxGeometry,
  CanvasTexture,
  type BufferGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three';
import type { Model } from '../model/model.ts';
import type { VisualizerProduct } from '../port.ts';
import { contactMargin, contactTexture, floorShade } from './contact.ts';
import type { RoomTheme } from './room-theme.ts';

const inchesAMetre = 39.3701;

/** Parts shared by all items of one product: upholstery, contact shadow and geometry. */
export interface ProductView {
  /** New objects for one more piece, standing at the origin. */
  make(): Object3D[];
  cover(covers: Record<string, string>): void;
  dispose(): void;
}

/** Returns the scale to the size of the product; a model with very different proportions retains its own size. */
function getScale({ size }: Model, { width, depth, height }: VisualizerProduct): [number, number, number] {
  const wished = [width, height, depth] as const;
  const own = [size.x, size.y, size.z] as const;
  const ratios = wished.map((inches, index) => inches / (own[index]! * inchesAMetre));
  const fits = ratios.every((ratio) => ratio > 0.5 && ratio < 2);
  return (fits ? ratios : [1, 1, 1]).map((ratio) => ratio * inchesAMetre) as [number, number, number];
}

function shadowPlane(
  geometries: readonly BufferGeometry[],
  product: VisualizerProduct,
  scale: [number, number, number],
) {
  const shade = floorShade(geometries, { width: product.width, depth: product.depth, scale });
  const texture = contactTexture(shade, 0.62);
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false, color: '#000' });
  const geometry = new PlaneGeometry(product.width + contactMargin * 2, product.depth + contactMargin * 2);
  geometry.rotateX(-Math.PI / 2);
  const make = () => {
    const plane = new Mesh(geometry, material);
    plane.name = 'contact';
    plane.renderOrder = 1;
    return plane;
  };
  const dispose = () => {
    texture.dispose();
    material.dispose();
    geometry.dispose();
  };
  return { make, dispose };
}

const isHanging = ({ kind }: VisualizerProduct) => kind === 'wall' || kind === 'ceiling';

/** A product with its model, in its cover. */
export function modelView(model: Model, product: VisualizerProduct): ProductView {
  const scale = getScale(model, product);
  const materials = new Map(
    [...new Set(model.parts.map(({ material }) => material))].map((material) => [material, material.clone()] as const),
  );
  const geometries = model.parts.map(({ geometry }) => geometry);
  const shadow = isHanging(product) ? null : shadowPlane(geometries, product, scale);
  const isRug = product.kind === 'rug';
  const make = () => [
    ...model.parts.map(({ geometry, material }) => {
      const mesh = new Mesh(geometry, materials.get(material));
      mesh.scale.set(...scale);
      mesh.castShadow = !isRug && !material.transparent;
      mesh.receiveShadow = true;
      return mesh;
    }),
    ...(shadow ? [shadow.make()] : []),
  ];
  const cover = (covers: Record<string, string>) => {
    for (const [original, material] of materials)
      material.color.copy(covers[material.name] ? new Color(covers[material.name]) : original.color);
  };
  cover(product.covers ?? {});
  const dispose = () => {
    // Textures belong to the model.
    for (const material of materials.values()) material.dispose();
    shadow?.dispose();
  };
  return { make, cover, dispose };
}

/** The name in a box's own proportions, as large as fits. */
function nameTexture(name: string, theme: RoomTheme, font: string): CanvasTexture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [512, 128];
  const context = canvas.getContext('2d')!;
  let size = 56;
  do context.font = `500 ${size}px ${font}`;
  while (context.measureText(name).width > 480 && (size -= 4) > 16);
  context.fillStyle = theme.select;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, 256, 64, 500);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** A product without a model: a box of its size with its name on the top and the front; without words while it loads. */
export function boxView(
  product: VisualizerProduct,
  theme: RoomTheme,
  { isLoading, font }: { isLoading: boolean; font: string },
): ProductView {
  const { width, depth, name } = product;
  const height = Math.max(product.height, 0.5);
  const geometry = new BoxGeometry(width, height, depth);
  geometry.translate(0, height / 2, 0);
  const body = new MeshStandardMaterial({
    color: theme.box,
    roughness: 0.9,
    transparent: isLoading,
    opacity: isLoading ? 0.35 : 1,
  });
  const shadow = isHanging(product) ? null : shadowPlane([geometry], product, [1, 1, 1]);
  const texture = isLoading ? null : nameTexture(name, theme, font);
  const label = texture && new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
  const plane = new PlaneGeometry(1, 0.25);
  const make = () => {
    const box = new Mesh(geometry, body);
    box.castShadow = !isLoading;
    box.receiveShadow = true;
    const objects: Object3D[] = [box, ...(shadow ? [shadow.make()] : [])];
    if (label) {
      const front = new Mesh(plane, label);
      front.scale.setScalar(Math.min(width * 0.8, height * 2.4));
      front.position.set(0, height / 2, depth / 2 + 0.1);
      const top = new Mesh(plane, label);
      top.scale.setScalar(Math.min(width * 0.8, depth * 2.4));
      top.rotation.x = -Math.PI / 2;
      top.position.set(0, height + 0.1, 0);
      objects.push(front, top);
    }
    return objects;
  };
  const dispose = () => {
    for (const one of [geometry, plane, body, label, texture]) one?.dispose();
    shadow?.dispose();
  };
  return { make, cover: () => undefined, dispose };
}
