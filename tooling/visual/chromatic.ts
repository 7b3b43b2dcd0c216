import { picturesOf, type Shot, type StoryEntry } from './shots.ts';

/** Parameters of a story: https://www.chromatic.com/docs/modes */
interface ChromaticParameters {
  disableSnapshot?: boolean;
  modes?: Record<string, { brand?: string; scheme?: string; viewport?: string }>;
}

/** A story as the built Storybook prepares it. */
export interface PreparedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    chromatic?: ChromaticParameters;
    viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> };
  };
}

/** Pixels of a viewport with a name. */
export function viewportSize({ parameters }: Pick<PreparedStory, 'parameters'>, name = '') {
  const styles = parameters.viewport?.options?.[name]?.styles;
  return styles && { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
}

/** JavaScript that sets the parameters of a story in its module. */
function assignment(exportName: string, shots: readonly Shot[]): string {
  const ownViewport = `{ ...meta.globals, ...${exportName}.globals }.viewport?.value ?? 'desktop'`;
  const modes = shots.map(({ brand, scheme, width }) => {
    const isMobile = width === 360;
    const name = [brand, ...(isMobile ? ['phone'] : []), ...(scheme === 'dark' ? ['dark'] : [])].join(' ');
    return `'${name}': { brand: '${brand}', scheme: '${scheme}', viewport: ${isMobile ? "'phone'" : ownViewport} }`;
  });
  const value = shots.length === 0 ? '{ disableSnapshot: true }' : `{ modes: { ${modes.join(', ')} } }`;
  return `${exportName}.parameters = { ...${exportName}.parameters, chromatic: ${value} };`;
}

/** JavaScript for the end of each file of stories, by its path: Chromatic takes the pictures of `npm run visual`. */
export function chromaticParameters(entries: readonly StoryEntry[]): Map<string, string> {
  const shots = Map.groupBy(picturesOf(entries), ({ story }) => story);
  const stories = entries.filter(({ type }) => type === 'story');
  const files = Map.groupBy(stories, ({ importPath = '' }) => importPath);
  const linesOf = (inFile: readonly StoryEntry[]) =>
    inFile.map(({ id, exportName = '' }) => assignment(exportName, shots.get(id) ?? []));
  return new Map([...files].map(([path, inFile]) => [path, linesOf(inFile).join('\n')]));
}

type View = Pick<Shot, 'story' | 'brand' | 'scheme' | 'width' | 'height'>;

const nameOf = ({ story, brand, scheme, width, height }: View) => `${story} ${brand} ${scheme} ${width}x${height}`;

function viewsOf(story: string, prepared: PreparedStory): string[] {
  const { disableSnapshot = false, modes = {} } = prepared.parameters.chromatic ?? {};
  if (disableSnapshot) return [];
  return Object.values(modes).map(({ brand, scheme, viewport }) => {
    const { width, height } = viewportSize(prepared, viewport) ?? {};
    return `${story} ${brand} ${scheme} ${width}x${height}`;
  });
}

/** Returns the views that only Chromatic or only `npm run visual` takes. */
export function chromaticDifferences(
  stories: Readonly<Record<string, PreparedStory>>,
  shots: readonly View[],
): string[] {
  const taken = Object.entries(stories).flatMap(([id, prepared]) => viewsOf(id, prepared));
  const wanted = shots.map(nameOf);
  return [...taken.filter((view) => !wanted.includes(view)), ...wanted.filter((view) => !taken.includes(view))];
}
