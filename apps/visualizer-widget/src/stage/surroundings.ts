import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import type { RoomTheme } from './room-theme.ts';
import { release } from './release.ts';

/** Renders the environment map for reflections: an empty room with the window and an open front. */
export function makeSurroundings(renderer: WebGLRenderer, theme: RoomTheme): WebGLRenderTarget {
  const scene = new Scene();
  const lit = (color: string, times: number) =>
    new MeshBasicMaterial({ color: new Color(color).multiplyScalar(times), side: BackSide, toneMapped: false });
  const sides = [0.62, 0.9, 1, theme.floor === 'oak' ? 0.42 : 0.5, 0.85, 0.6].map((times, index) =>
    lit(index === 3 && theme.floor === 'oak' ? '#b98f60' : theme.wall, times),
  );
  const room = new Mesh(new BoxGeometry(10, 6, 8), sides);
  scene.add(room);
  const card = (width: number, height: number, power: number, x: number, y: number, z: number) => {
    const mesh = new Mesh(new PlaneGeometry(width, height), lit('#ffffff', power));
    mesh.material.side = 2;
    mesh.position.set(x, y, z);
    mesh.lookAt(0, 0, 0);
    scene.add(mesh);
  };
  card(2.6, 3, 9, -4.8, 0.6, -0.6);
  card(5, 2.4, 2.6, 1, 2.4, 3.9);
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(scene, 0.03, 0.1, 20);
  generator.dispose();
  release(scene, 'all');
  return target;
}
