import { h } from './panel/dom.ts';
import { Plan } from './plan/plan.ts';
import type { VisualizerWidgetOptions } from './port.ts';
import { orbited, type Preset, zoomed } from './scene/camera.ts';
import { bodiesOf } from './scene/scene.ts';
import { listenToPointers } from './stage/pointer.ts';
import { RulerOverlay } from './stage/ruler-overlay.ts';
import { Stage } from './stage/stage.ts';
import type { Store } from './store.ts';
import type { Words } from './words.ts';

/** The room as a picture: drawn in three dimensions, or as a plan where that cannot be. */
export class Picture {
  readonly element: HTMLElement;
  /** Called when the plan takes the place of the room. */
  onPlan: () => void = () => undefined;
  readonly #store: Store;
  readonly #words: Words;
  readonly #options: VisualizerWidgetOptions;
  readonly #ruler = new RulerOverlay();
  readonly #covers = new Map<number, Record<string, string>>();
  readonly #sizes = new ResizeObserver(([entry]) => {
    if (entry) this.#stage?.resize(Math.round(entry.contentRect.width), Math.round(entry.contentRect.height));
  });
  #stage: Stage | null = null;
  #plan: Plan | null = null;
  #isMeasuring = true;
  #letGo: () => void = () => undefined;

  constructor(store: Store, words: Words, options: VisualizerWidgetOptions) {
    this.#store = store;
    this.#words = words;
    this.#options = options;
    const help = h('p', { class: 'hidden', id: 'help' }, words.messages.roomHelp);
    this.element = h(
      'div',
      { class: 'stage', role: 'group', tabindex: '0', 'aria-describedby': 'help' },
      help,
      this.#ruler.element,
    );
  }

  open(): void {
    if (!this.#start()) this.#showPlan();
    this.#sizes.observe(this.element);
    this.#options.onReady?.();
  }

  show(isMeasuring: boolean): void {
    this.#isMeasuring = isMeasuring;
    this.#stage?.show(this.#store.state);
    this.#plan?.show(isMeasuring);
  }

  cover(sku: number, covers: Record<string, string>): void {
    this.#covers.set(sku, covers);
    this.#stage?.cover(sku, covers);
  }

  get azimuth(): number {
    return this.#stage?.view.azimuth ?? 0;
  }

  setCamera(preset: Preset): void {
    this.#stage?.setCamera(preset);
  }

  turn(azimuth: number, polar = 0): void {
    if (this.#stage) this.#stage.moveCamera(orbited(this.#stage.view, azimuth, polar), true);
  }

  zoom(factor: number): void {
    if (this.#stage) this.#stage.moveCamera(zoomed(this.#stage.view, factor), true);
  }

  close(): void {
    this.#sizes.disconnect();
    this.#stop();
  }

  #start(): boolean {
    const canvas = h('canvas', { 'aria-hidden': 'true' });
    const { brand, onError } = this.#options;
    this.element.prepend(canvas);
    try {
      this.#stage = new Stage(canvas, {
        brand,
        font: getComputedStyle(this.element).fontFamily || 'sans-serif',
        isStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
        onDrawn: () => this.#measure(),
        onError,
      });
    } catch {
      canvas.remove();
      return false;
    }
    for (const [sku, covers] of this.#covers) this.#stage.cover(sku, covers);
    const stopListening = listenToPointers(this.#stage, this.#store);
    const lost = (event: Event) => {
      event.preventDefault();
      this.#showPlan();
    };
    const back = () => {
      this.#stop();
      if (!this.#start()) return;
      const { width, height } = this.element.getBoundingClientRect();
      this.#stage?.show(this.#store.state);
      this.#stage?.resize(Math.round(width), Math.round(height));
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', back);
    this.#letGo = () => {
      stopListening();
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', back);
      canvas.remove();
    };
    return true;
  }

  #stop(): void {
    this.#letGo();
    this.#stage?.dispose();
    this.#stage = null;
    this.#plan?.element.remove();
    this.#plan = null;
  }

  #showPlan(): void {
    if (this.#plan) return;
    this.#ruler.hide();
    this.#plan = new Plan(this.#store, this.#words);
    this.element.prepend(this.#plan.element, h('p', { class: 'plan-note' }, this.#words.messages.planNote));
    this.#plan.show(this.#isMeasuring);
    this.onPlan();
  }

  #measure(): void {
    const { pieces, products, selected, room } = this.#store.state;
    const body = bodiesOf(pieces, products).find(({ id }) => id === selected);
    if (body && this.#isMeasuring && this.#stage) this.#ruler.show(body, room, this.#stage, this.#words);
    else this.#ruler.hide();
  }
}
