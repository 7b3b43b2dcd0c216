import { BufferAttribute, BufferGeometry, Color, Mesh, MeshBasicMaterial } from 'three';
import { getFootprint } from '../scene/placing.ts';
import { type Body, roomHeight } from '../scene/scene.ts';
import type { RoomTheme } from './room-theme.ts';

const corner = 3;
const gap = 2.5;
const thick = 0.9;
const steps = 6;

/** A rounded band around a footprint, in inches. */
function band(width: number, depth: number): BufferGeometry {
  const ring = (grow: number) => {
    const points: number[][] = [];
    const [x, z] = [width / 2 + gap - corner, depth / 2 + gap - corner];
    for (let quarter = 0; quarter < 4; quarter += 1)
      for (let at = 0; at <= steps; at += 1) {
        const turn = ((quarter + at / steps) * Math.PI) / 2;
        const [sx, sz] = [quarter === 0 || quarter === 3 ? x : -x, quarter < 2 ? z : -z];
        points.push([sx + Math.cos(turn) * (corner + grow), 0, sz + Math.sin(turn) * (corner + grow)]);
      }
    return points;
  };
  const [inner, outer] = [ring(0), ring(thick)];
  const count = inner.length;
  const indices = inner.flatMap((_, index) => {
    const next = (index + 1) % count;
    return [index, next, next + count, index, next + count, index + count].toReversed();
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([...inner, ...outer].flat()), 3));
  geometry.setIndex(indices.toReversed());
  return geometry;
}

/** The line on the floor around the selected piece. */
export class Selection {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>;

  constructor(theme: RoomTheme) {
    const material = new MeshBasicMaterial({ color: new Color(theme.select), toneMapped: false, side: 2 });
    this.mesh = new Mesh(new BufferGeometry(), material);
    this.mesh.renderOrder = 2;
    this.mesh.visible = false;
  }

  show(body: Body | undefined, height: number): void {
    this.mesh.visible = body !== undefined;
    if (!body) return;
    const { width, depth, x, z, turn } = getFootprint(body);
    this.mesh.geometry.dispose();
    this.mesh.geometry = band(width, depth);
    const low = body.product.kind === 'ceiling' || body.product.kind === 'wall' ? 0 : height;
    this.mesh.position.set(x, Math.min(low, roomHeight) + 0.75, z);
    this.mesh.rotation.y = (turn * Math.PI) / 180;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
