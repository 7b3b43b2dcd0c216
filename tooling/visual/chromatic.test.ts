import { expect, test } from 'vitest';
import { chromaticDifferences, chromaticParameters, type PreparedStory } from './chromatic.ts';
import { picturesOf, type StoryEntry } from './shots.ts';

const story = (exportName: string, tags: string[] = []): StoryEntry => ({
  id: `card--${exportName.toLowerCase()}`,
  type: 'story',
  tags,
  importPath: './Card.stories.tsx',
  exportName,
});
const entries = [
  story('Plain', ['visual-mobile', 'dark']),
  story('OnAPhone', ['visual']),
  story('Busy'),
  { id: 'card--docs', type: 'docs', importPath: './Card.stories.tsx' },
];

const options = {
  desktop: { styles: { width: '1280px', height: '800px' } },
  phone: { styles: { width: '360px', height: '740px' } },
};

/** The stories after the generated code has run in their module. */
function prepare(found: readonly StoryEntry[]): Record<string, PreparedStory> {
  const code = chromaticParameters(found).get('./Card.stories.tsx');
  const module = {
    Plain: { parameters: { layout: 'padded' } },
    OnAPhone: { globals: { viewport: { value: 'phone' } } },
    Busy: {},
  };
  const run = new Function('meta', ...Object.keys(module), `${code}\nreturn [${Object.keys(module).join(', ')}];`);
  const stories: { parameters: object; globals?: object }[] = run({}, ...Object.values(module));
  return Object.fromEntries(
    stories.map(({ parameters, globals = {} }, index) => [
      found[index]?.id ?? '',
      { storyGlobals: globals, parameters: { ...parameters, viewport: { options } } },
    ]),
  );
}

const shots = picturesOf(entries, { 'card--onaphone': { width: 360, height: 740 } });

test('Chromatic takes the pictures of the visual test: brand, color scheme and size', () => {
  const stories = prepare(entries);
  expect(Object.keys(stories['card--plain']?.parameters.chromatic?.modes ?? {})).toEqual([
    'main',
    'main phone',
    'main dark',
    'cb2',
    'cb2 phone',
  ]);
  expect(stories['card--busy']?.parameters.chromatic).toEqual({ disableSnapshot: true });
  expect(stories['card--plain']?.parameters).toHaveProperty('layout', 'padded');
  expect(chromaticDifferences(stories, shots)).toEqual([]);
});

test('a picture that only one of them takes is reported', () => {
  const stories = prepare(entries);
  const untagged = picturesOf(entries.map((entry) => ({ ...entry, tags: [] })));
  expect(chromaticDifferences(stories, untagged)).toEqual([
    'card--plain main light 360x740',
    'card--plain main dark 1280x800',
    'card--plain cb2 light 360x740',
    'card--onaphone main light 360x740',
  ]);
  expect(chromaticDifferences({}, untagged)).toEqual([
    'card--plain main light 1280x800',
    'card--plain cb2 light 1280x800',
  ]);
});
