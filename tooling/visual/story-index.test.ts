import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { root } from '../run.ts';

const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap((path) => {
  const source = readFileSync(join(root, path), 'utf8');
  const { indexInputs } = loadCsf(source, { fileName: path, makeTitle: (title) => title ?? path }).parse();
  return indexInputs.map(({ title = path, exportName, tags = [] }) => ({ path, title, exportName, tags }));
});

/** Tags of the pages "Find", and the names of stories that show such a state. */
const states = [
  ['error', /Fail|Error|Invalid|Wrong|Rejected|Declined|Problem|Mistyped/],
  ['loading', /Loading|^Pending|Slow$/],
  ['empty', /Empty(?!ing)|^None$|NoneYet$|NoneHasIt$|NoResults|^Nothing/],
  ['mobile', /Phone$|Mobile|Narrow/],
] as const;

/** The same tags by the names of components. */
const kinds = [
  ['popup', /(Popup|Dialog|SlideOut|Flyout|BottomSheet|Modal|ChoiceLayers)$/],
  ['picker', /(Picker|Tiles|TextButtons|Swatch|SwatchGroup|RadioGroup)$/],
  ['carousel', /(Carousel|Gallery|GalleryPopup)$/],
  ['card-form', /CardForm$/],
] as const;

/** Stories with such a name that show something else. */
const others = new Set([
  'UI/Dialog/Focus NothingToStopAt',
  'UI/ErrorState NothingToPress',
  'UI/TextField NothingMovesWhenTheErrorComes',
  'Checkout/Account/SignInPopup AlreadySignedIn',
  'Checkout/Order/ReturnScreen NothingChosen',
  'Configurator/Stores/StoreFinderFlyout Closed',
]);

test.each(states)('a story named after a state has the tag %s', (tag, name) => {
  const shown = stories.filter(({ exportName }) => name.test(exportName));
  expect(shown.length).toBeGreaterThan(10);
  const untagged = shown.filter(({ tags }) => !tags.includes(tag)).map((story) => `${story.title} ${story.exportName}`);
  expect(untagged.filter((story) => !others.has(story))).toEqual([]);
});

test.each(kinds)('a story of a component named after its kind has the tag %s', (tag, name) => {
  const shown = stories.filter(({ title }) => name.test(title));
  expect(shown.length).toBeGreaterThan(10);
  const untagged = shown.filter(({ tags }) => !tags.includes(tag)).map((story) => `${story.title} ${story.exportName}`);
  expect(untagged.filter((story) => !others.has(story))).toEqual([]);
});

test('the stories of a noun have its name in their title', () => {
  const nounOf = (path: string) => path.split('/')[3]?.replaceAll('-', ' ');
  const kits = stories.filter(({ path }) => path.includes('-kit/'));
  expect(kits.length).toBeGreaterThan(1000);
  const misplaced = kits.filter(({ path, title }) => title.split('/')[1]?.toLowerCase() !== nounOf(path));
  expect([...new Set(misplaced.map(({ path, title }) => `${path}: ${title}`))]).toEqual([]);
});
