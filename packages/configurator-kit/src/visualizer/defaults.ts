import { defaultVisualizerZip } from '@settee/domain';
import type { VisualizerWidgetOptions } from './widget-port.ts';

/** Zip code, ruler unit (inches) and container of a visualizer without other settings. VIZ-30 to VIZ-32 */
export const visualizerDefaults = {
  zipCode: defaultVisualizerZip,
  rulerUnit: 'in',
  container: 'body',
} as const;

type Defaulted = 'container' | 'rulerUnit';

/** Creates the widget options; defaults are the body as container and inches as unit. VIZ-31, VIZ-32 */
export function widgetOptions(
  given: Omit<VisualizerWidgetOptions, Defaulted> & Partial<Pick<VisualizerWidgetOptions, Defaulted>>,
): VisualizerWidgetOptions {
  const { container, rulerUnit } = visualizerDefaults;
  return { ...given, container: given.container ?? container, rulerUnit: given.rulerUnit ?? rulerUnit };
}
