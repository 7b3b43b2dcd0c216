import { CylinderGeometry, Group, Mesh, MeshStandardMaterial, type Object3D, Raycaster, Vector3 } from 'three';
import type { VisualizerProduct } from '../port.ts';
import { type Body, roomHeight } from '../scene/scene.ts';
import type { RoomTheme } from './room-theme.ts';
import { ModelStore } from './model-store.ts';
import { boxView, modelView, type ProductView } from './product-view.ts';

interface Shown {
  group: Group;
  product: VisualizerProduct;
  view: ProductView;
}

export interface PiecesOptions {
  theme: RoomTheme;
  font: string;
  /** Called when a model has loaded or failed. */
  onArrival: () => void;
  onError: (error: Error) => void;
}

/** Inches from the floor to a pendant's lower edge, and to the middle of what hangs on a wall. */
const hanging = { pendant: 68, wall: 60 } as const;

const radians = Math.PI / 180;

/** Placed items as three.js objects, synchronized with the scene. */
export class Pieces {
  readonly group = new Group();
  readonly #models = new ModelStore();
  readonly #views = new Map<number, ProductView>();
  readonly #shown = new Map<number, Shown>();
  readonly #covers = new Map<number, Record<string, string>>();
  readonly #ray = new Raycaster();
  readonly #cord = new MeshStandardMaterial({ color: '#1c1a18', roughness: 0.8 });
  readonly #options: PiecesOptions;
  #bodies: readonly Body[] = [];
  #isOpen = true;

  constructor(options: PiecesOptions) {
    this.#options = options;
  }

  show(bodies: readonly Body[]): void {
    this.#bodies = bodies;
    for (const [id] of this.#shown) if (!bodies.some((body) => body.id === id)) this.#remove(id);
    for (const body of bodies) this.#put(body);
    // Flat items first: items on a surface read its height.
    for (const body of bodies) if (body.product.kind === 'table') this.#lift(body);
  }

  cover(sku: number, covers: Record<string, string>): void {
    this.#covers.set(sku, covers);
    this.#views.get(sku)?.cover(covers);
  }

  /** Returns the first placed item that a ray hits, and the point. */
  pick(ray: Raycaster): { id: number; at: Vector3 } | null {
    const [hit] = ray.intersectObjects(this.#solids(this.#bodies), false);
    const id = hit?.object.parent?.userData['piece'];
    return hit && typeof id === 'number' ? { id, at: hit.point } : null;
  }

  /** Returns the height of the item above the floor, in inches. */
  heightOf(id: number): number {
    return this.#shown.get(id)?.group.position.y ?? 0;
  }

  dispose(): void {
    this.#isOpen = false;
    for (const id of this.#shown.keys()) this.#remove(id);
    for (const view of this.#views.values()) view.dispose();
    this.#views.clear();
    this.#models.dispose();
    this.#cord.dispose();
  }

  #solids(bodies: readonly Body[]): Object3D[] {
    return bodies.flatMap(
      ({ id }) => this.#shown.get(id)?.group.children.filter(({ name }) => name !== 'contact') ?? [],
    );
  }

  #viewOf(product: VisualizerProduct): ProductView {
    const ready = this.#views.get(product.sku);
    if (ready) return ready;
    const { theme, font } = this.#options;
    const box = boxView(product, theme, { isLoading: product.modelUrl !== null, font });
    this.#views.set(product.sku, box);
    if (product.modelUrl !== null) void this.#load(product, product.modelUrl);
    return box;
  }

  async #load(product: VisualizerProduct, url: string): Promise<void> {
    const { theme, font, onArrival, onError } = this.#options;
    let view: ProductView;
    try {
      const model = await this.#models.load(url);
      if (!this.#isOpen) return;
      view = modelView(model, product);
    } catch (error) {
      if (!this.#isOpen) return;
      onError(error instanceof Error ? error : new Error(String(error)));
      view = boxView(product, theme, { isLoading: false, font });
    }
    view.cover(this.#covers.get(product.sku) ?? product.covers ?? {});
    this.#views.get(product.sku)?.dispose();
    this.#views.set(product.sku, view);
    this.show(this.#bodies);
    onArrival();
  }

  #put(body: Body): void {
    const view = this.#viewOf(body.product);
    let shown = this.#shown.get(body.id);
    if (shown?.view !== view) {
      if (shown) this.#remove(body.id);
      const group = new Group();
      group.userData['piece'] = body.id;
      group.add(...view.make());
      if (body.product.kind === 'ceiling') group.add(this.#cordFor(body.product));
      shown = { group, product: body.product, view };
      this.#shown.set(body.id, shown);
      this.group.add(group);
    }
    const { kind, height } = body.product;
    const low = { ceiling: hanging.pendant, wall: hanging.wall - height / 2, rug: 0, floor: 0, table: 0 }[kind];
    shown.group.position.set(body.x, low, body.z);
    shown.group.rotation.y = body.turn * radians;
    // Contact shadows have slightly different heights, so that overlapping ones do not flicker.
    for (const child of shown.group.children)
      if (child.name === 'contact') child.position.y = 0.08 + (body.id % 32) * 0.004 + this.#rugUnder(body);
  }

  /** Returns the height of the rug below an item, on which its shadow is drawn. */
  #rugUnder({ x, z, product }: Body): number {
    if (product.kind === 'rug') return 0;
    const rug = this.#bodies.find(
      (body) =>
        body.product.kind === 'rug' &&
        Math.abs(body.x - x) < (body.product.width + product.width) / 2 &&
        Math.abs(body.z - z) < (body.product.depth + product.depth) / 2,
    );
    return rug ? Math.min(rug.product.height, 0.52) + 0.05 : 0;
  }

  #lift(body: Body): void {
    const group = this.#shown.get(body.id)?.group;
    if (!group) return;
    this.group.updateMatrixWorld(true);
    const under = this.#bodies.filter(({ product }) => product.kind === 'floor' && product.height < 50);
    this.#ray.set(new Vector3(body.x, roomHeight, body.z), new Vector3(0, -1, 0));
    const [hit] = this.#ray.intersectObjects(this.#solids(under), false);
    group.position.y = hit?.point.y ?? 0;
    // An item on a table casts no shadow on the floor.
    for (const child of group.children) if (child.name === 'contact') child.position.y = hit ? 0.12 : child.position.y;
  }

  #cordFor({ height }: VisualizerProduct): Object3D {
    const length = roomHeight - hanging.pendant - height * 0.9;
    const cord = new Mesh(new CylinderGeometry(0.14, 0.14, length, 6), this.#cord);
    cord.position.y = height * 0.9 + length / 2;
    cord.userData['isOwn'] = true;
    return cord;
  }

  #remove(id: number): void {
    const shown = this.#shown.get(id);
    if (!shown) return;
    for (const child of shown.group.children)
      if (child.userData['isOwn'] && child instanceof Mesh) child.geometry.dispose();
    this.group.remove(shown.group);
    this.#shown.delete(id);
  }
}
