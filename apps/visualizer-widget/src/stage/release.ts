import { type Material, type Object3D, Texture } from 'three';

/** Lets go of what the graphics card holds for a branch of the scene. */
export function release(branch: Object3D, what: 'geometry' | 'all'): void {
  branch.traverse((object) => {
    const { geometry, material } = object as { geometry?: { dispose(): void }; material?: Material | Material[] };
    geometry?.dispose();
    if (what === 'all') for (const one of [material ?? []].flat()) releaseMaterial(one);
  });
}

/** A material with its textures. */
export function releaseMaterial(material: Material): void {
  for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
  material.dispose();
}
