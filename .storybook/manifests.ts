import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ComponentManifest, publicManifest, type Published } from '../tooling/docs/manifests.ts';
import { publicComponents, withoutIds } from '../tooling/properties/properties.ts';
import { root } from '../tooling/run.ts';
import { openProgram } from '../tooling/unused/program.ts';

const packages = ['ui', 'checkout-kit', 'configurator-kit'];

function readPublished(): Published {
  const program = openProgram();
  const components = packages.map((name) => {
    const found = publicComponents(program, join('packages', name, 'src/index.ts'));
    return [name, new Map([...found].map(([component, documented]) => [component, withoutIds(documented)]))] as const;
  });
  program.close();
  const examples = globSync('packages/*/src/**/*.example.tsx', { cwd: root }).map(
    (path) => [basename(path, '.example.tsx'), readFileSync(join(root, path), 'utf8')] as const,
  );
  return { components: new Map(components), examples: new Map(examples) };
}

interface Manifests {
  components?: { components: Record<string, ComponentManifest> };
}

/** The manifests that coding agents read: of what the packages export, as an app imports it. */
export function publicManifests<Given extends Manifests>(manifests: Given): Given {
  if (!manifests.components) return manifests;
  const published = readPublished();
  const components = Object.entries(manifests.components.components).flatMap(([id, each]) => {
    const manifest = publicManifest(each, published);
    return manifest ? [[id, manifest] as const] : [];
  });
  return { ...manifests, components: { ...manifests.components, components: Object.fromEntries(components) } };
}
