import { ok, err, type Result } from '@settee/domain';
import type { VisualizerWidget, VisualizerWidgetOptions } from './widget-port.ts';

/** Global defined by the vendor script. */
export interface WidgetFactory {
  create(options: VisualizerWidgetOptions): VisualizerWidget;
}

/** Adds a script to the page; rejects when it fails to load. */
export type InsertScript = (url: string) => Promise<void>;

export interface WidgetLoader {
  /** The widget's factory, once its script is there. Never rejects. */
  load(url: string): Promise<Result<WidgetFactory, Error>>;
}

const getError = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)));

/** Loads the vendor script once for all callers; a failed load is retried on the next call. VIZ-06 */
export function createWidgetLoader(insertScript: InsertScript, find = () => window.SetteeVisualizer): WidgetLoader {
  const coming = new Map<string, Promise<WidgetFactory>>();
  const start = async (url: string) => {
    await insertScript(url);
    const factory = find();
    if (!factory) throw new Error(`${url} is not the script of a visualizer.`);
    return factory;
  };
  return {
    async load(url) {
      const known = coming.get(url) ?? start(url);
      coming.set(url, known);
      try {
        return ok(await known);
      } catch (cause) {
        coming.delete(url);
        return err(getError(cause));
      }
    },
  };
}
