export type { VisualizerProduct, VisualizerWidget, VisualizerWidgetOptions } from '@settee/configurator-kit';
