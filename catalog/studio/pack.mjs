import { readFile } from 'node:fs/promises'
import { NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { dedup, flatten, join, meshopt, prune, simplify, textureCompress, weld } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import sharp from 'sharp'

await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready])
const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder })

const count = (document) =>
  document.getRoot().listMeshes().flatMap((mesh) => mesh.listPrimitives()).reduce((sum, primitive) => sum + (primitive.getIndices()?.getCount() ?? primitive.getAttribute('POSITION').getCount()) / 3, 0)

/**
 * Packs the GLB at `from` (with the notes of export.py next to it) to about `triangles` at most; returns its
 * bytes and contents.
 */
export async function pack(from, triangles) {
  const document = await io.read(from)
  const { size, tints } = JSON.parse(await readFile(`${from}.json`, 'utf8'))
  for (const material of document.getRoot().listMaterials()) material.setBaseColorFactor([...tints[material.getName()], material.getBaseColorFactor()[3]])
  await document.transform(dedup(), flatten(), join(), weld(), prune())
  const share = triangles / count(document)
  if (share < 1) await document.transform(simplify({ simplifier: MeshoptSimplifier, ratio: share, error: 0.0006 }))
  const kept = count(document)
  await document.transform(textureCompress({ encoder: sharp, targetFormat: 'webp', quality: 80 }), meshopt({ encoder: MeshoptEncoder, level: 'high', quantizeTexcoord: 16, quantizePosition: 14, quantizeNormal: 8 }))
  const [width, depth, height] = size
  return { bytes: await io.writeBinary(document), triangles: kept, size: { width, depth, height }, materials: document.getRoot().listMaterials().map((material) => material.getName()).sort() }
}
