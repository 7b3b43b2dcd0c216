// Generated from index.ts by node tooling/build/noun-entries.ts.
export { visualizerDefaults } from '../visualizer/defaults.ts';
export { type VisualizerMessages, visualizerMessages } from '../visualizer/messages.ts';
export type { VisualizerCart, VisualizerPieces, VisualizerPorts } from '../visualizer/ports.ts';
export type { VisualizerRegistries, VisualizerRegistry, WantedSku } from '../visualizer/ports.ts';
export { Visualizer, type VisualizerProps } from '../visualizer/Visualizer/Visualizer.tsx';
export { createWidgetLoader, type WidgetFactory, type WidgetLoader } from '../visualizer/widget-loader.ts';
export type { VisualizerProduct, VisualizerWidget, VisualizerWidgetOptions } from '../visualizer/widget-port.ts';
