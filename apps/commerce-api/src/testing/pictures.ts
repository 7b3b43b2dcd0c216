import type { Manifest } from '../catalog/products/pictures.ts';

/** A manifest of invented pictures. */
export function toManifest(...ids: string[]): Manifest {
  const entry = (id: string) => ({
    width: 1280,
    height: 960,
    color: '#94a09d',
    placeholder: `data:${id}`,
    avif: [320, 640].map((width) => ({ width, file: `${id.replaceAll('/', '.')}-${width}.avif` })),
    webp: { width: 640, file: `${id.replaceAll('/', '.')}-640.webp` },
  });
  return Object.fromEntries(ids.map((id) => [id, entry(id)]));
}
