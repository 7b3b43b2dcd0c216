import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWidget } from '../../apps/visualizer-widget/build.ts';
import { kB, table } from './table.ts';

/** Budget of the 3-D visualizer script, in kB gzipped; it loads on demand. */
const budget = 200;

/** Builds the script of the 3-D room and weighs it. */
export async function widgetCost(): Promise<{ text: string; isOver: boolean }> {
  const folder = await mkdtemp(join(tmpdir(), 'settee-widget-'));
  const { bytes, gzip } = await buildWidget(folder);
  await rm(folder, { recursive: true });
  const isOver = gzip > budget * 1000;
  const row = ['3-D room', kB(gzip), `${budget}.0`, isOver ? 'OVER' : 'ok', kB(bytes)];
  return { text: table(['Script on demand, gzip kB', 'ours', 'budget', '', 'unpacked'], [row]), isOver };
}
