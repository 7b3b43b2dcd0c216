import { createWidgetLoader } from '@settee/configurator-kit';
import { noteForeignScript } from './foreign-scripts.ts';
import { loadFiles } from './load-files.ts';

/** The script of the 3-D visualizer, the shop's own or a vendor's; once in a document. VIZ-06 */
export const visualizerScript = createWidgetLoader(async (url) => {
  if (new URL(url, window.location.href).origin !== window.location.origin) noteForeignScript();
  await loadFiles([{ kind: 'script', url, integrity: '' }]);
});

/** VIZ-29 */
export const logWidgetError = (error: unknown) => console.error('Visualizer:', error);
