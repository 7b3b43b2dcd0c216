import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { reportsFolder, type TestRow } from '../reports.ts';
import type { Shot, StoryEntry } from './shots.ts';

/** Reason that a screenshot does not match. */
export interface Miss {
  file: string;
  why: string;
  /** The committed picture, where there is one. */
  before?: string;
  after?: Buffer;
  difference?: Buffer;
}

/** The result of a view. */
export interface Verdict {
  /** Error of the story. */
  problem?: string;
  /** Difference from the baseline image. */
  miss?: Miss;
}

type Row = Pick<TestRow, 'title' | 'file'>;

const row = ({ title, file }: Row, message: string | undefined): TestRow =>
  message === undefined ? { title, file, passed: true } : { title, file, passed: false, message };

/** The component of a picture, such as `ui-toast--`: its pictures are compared again together. */
const componentOf = (file: string) => basename(file).replace(/--.*$/, '--');

/** One row for each story that was played. */
export function playRows(
  plays: readonly { shot: Shot; problem?: string | undefined; ms?: number }[],
  entries: Readonly<Record<string, StoryEntry>>,
): TestRow[] {
  return plays.map(({ shot: { story }, problem, ms }) => {
    const { title = '', name = story, importPath = '' } = entries[story] ?? {};
    const played = { ...row({ title: `${title} > ${name}`, file: importPath }, problem), storyId: story };
    return ms === undefined ? played : { ...played, ms };
  });
}

/** One row for each picture, and one for each file in the baseline that no longer has a story. */
export function pictureRows(views: readonly (Verdict & { shot: Shot })[], misses: readonly Miss[]): TestRow[] {
  const pictured = views.map(({ shot: { file }, problem, miss }) =>
    row({ title: `picture ${file}`, file: componentOf(file) }, problem ?? miss?.why),
  );
  const listed = new Set(views.map(({ shot }) => shot.file));
  const left = misses
    .filter(({ file }) => !listed.has(file))
    .map(({ file, why }) => row({ title: `picture ${file}`, file: componentOf(file) }, why));
  return [...pictured, ...left];
}

/** The row that says whether Chromatic takes the same pictures. */
export const chromaticRow = (differences: readonly string[]): TestRow =>
  row(
    { title: 'Chromatic takes the pictures of this suite', file: 'chromatic' },
    differences.length === 0 ? undefined : differences.join(', '),
  );

const folder = join(reportsFolder, 'visual');

const picture = (kind: string, file: string, shown: boolean) =>
  shown
    ? `<figure><a href="${kind}/${file}"><img src="${kind}/${file}" alt=""></a><figcaption>${kind}</figcaption></figure>`
    : '';

function section({ file, why, before, after, difference }: Miss): string {
  const pictures = [
    picture('before', file, before !== undefined),
    picture('after', file, after !== undefined),
    picture('difference', file, difference !== undefined),
  ];
  return `<section><h2>${file}</h2><p>${why.replaceAll('<', '&lt;')}</p><div>${pictures.join('')}</div></section>`;
}

/** Writes reports/visual: a page that shows each miss before, after, and the difference. */
export function writeVisualReport(misses: readonly Miss[]): string {
  rmSync(folder, { recursive: true, force: true });
  const place = (kind: string, file: string) => {
    const path = join(folder, kind, file);
    mkdirSync(dirname(path), { recursive: true });
    return path;
  };
  mkdirSync(folder, { recursive: true });
  for (const { file, before, after, difference } of misses) {
    if (before !== undefined) cpSync(before, place('before', file));
    if (after !== undefined) writeFileSync(place('after', file), after);
    if (difference !== undefined) writeFileSync(place('difference', file), difference);
  }
  const style = `body{font:16px/1.5 system-ui;margin:2rem}div{display:flex;gap:1rem}figure{flex:1;margin:0}
    img{max-width:100%;border:1px solid #999}h2{font-size:1rem}`;
  const index = join(folder, 'index.html');
  writeFileSync(
    index,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title><style>${style}</style>
<h1>${misses.length === 0 ? 'No picture differs' : `${misses.length} pictures differ`}</h1>${misses.map(section).join('\n')}</html>`,
  );
  return index;
}
