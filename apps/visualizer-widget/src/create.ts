import { h, set } from './panel/dom.ts';
import { historyKey, pieceKey, viewKey } from './panel/keys.ts';
import { makePanel } from './panel/panel.ts';
import { makeStyles } from './panel/styles.ts';
import { makeToolbar, makeViewBar } from './panel/toolbar.ts';
import type { VisualizerWidget, VisualizerWidgetOptions } from './port.ts';
import type { RulerUnit } from './scene/ruler.ts';
import type { SceneEvent, SceneState } from './scene/scene-reducer.ts';
import { getAnnouncement } from './scene/announcement.ts';
import { Picture } from './picture.ts';
import { Store } from './store.ts';
import { Words } from './words.ts';

const asError = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)));

/** Milliseconds that what happened stays to be read. */
const notifyDelayMs = 3200;

class Room implements VisualizerWidget {
  readonly #options: VisualizerWidgetOptions;
  readonly #store = new Store();
  readonly #words: Words;
  readonly #host = h('div', { class: 'settee-visualizer' });
  readonly #picture: Picture;
  readonly #toolbar: ReturnType<typeof makeToolbar>;
  readonly #panel: ReturnType<typeof makePanel>;
  readonly #told = h('p', {});
  readonly #live = h('p', { class: 'hidden', 'aria-live': 'polite' });
  #isMeasuring = true;
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(container: HTMLElement, options: VisualizerWidgetOptions) {
    this.#options = options;
    this.#words = new Words(options.locale, options.rulerUnit);
    const shadow = this.#host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [makeStyles()];
    this.#picture = new Picture(this.#store, this.#words, options);
    this.#toolbar = makeToolbar(this.#store, this.#words.messages, {
      measure: () => {
        this.#isMeasuring = !this.#isMeasuring;
        this.#show();
      },
      setUnit: (unit) => this.setRulerUnit(unit),
    });
    const views = makeViewBar(this.#words.messages, {
      setCamera: (preset) => {
        this.#picture.setCamera(preset);
        this.#say(this.#words.messages.announcements.seen[preset], false);
      },
      turn: (by) => this.#picture.turn(by),
      zoom: (factor) => this.#picture.zoom(factor),
    });
    this.#panel = makePanel(this.#store, this.#words, () => this.#picture.azimuth);
    const stage = this.#picture.element;
    stage.append(
      this.#toolbar.element,
      views,
      h('div', { class: 'told', 'aria-hidden': 'true' }, this.#told),
      this.#live,
    );
    this.#picture.onPlan = () => {
      views.hidden = true;
    };
    const room = h(
      'div',
      { class: 'room', 'data-brand': options.brand, keydown: (event) => this.#press(event) },
      stage,
      this.#panel.element,
    );
    shadow.append(room);
    container.append(this.#host);
    this.#store.subscribe((state, before, event) => this.#hear(state, before, event));
    this.#picture.open();
    this.#show();
  }

  setPrimarySkuFeature(product: Parameters<VisualizerWidget['setPrimarySkuFeature']>[0]): void {
    this.#store.send({ type: 'mainProductSet', product });
  }

  setProducts(products: Parameters<VisualizerWidget['setProducts']>[0]): void {
    this.#store.send({ type: 'productsLoaded', products });
  }

  setCover(sku: number, covers: Record<string, string>): void {
    this.#picture.cover(sku, covers);
  }

  setRulerUnit(unit: RulerUnit): void {
    this.#words.unit = unit;
    this.#show();
  }

  destroy(): void {
    clearTimeout(this.#forget);
    this.#store.close();
    this.#picture.close();
    this.#host.remove();
  }

  #show(): void {
    this.#toolbar.show(this.#isMeasuring, this.#words.unit);
    this.#panel.show();
    this.#picture.show(this.#isMeasuring);
    const words = this.#words;
    const { width, depth } = this.#store.state.room;
    set(this.#picture.element, 'aria-label', words.messages.room(words.wide(width), words.wide(depth)));
  }

  #hear(state: SceneState, before: SceneState, event: SceneEvent): void {
    this.#show();
    const announcement = getAnnouncement(before, state, event);
    if (announcement) this.#say(this.#words.announce(announcement), event.type !== 'dragged');
    const skus = (of: SceneState) => of.pieces.map(({ sku }) => String(sku));
    if (skus(state).join() !== skus(before).join()) this.#options.onSceneChange(skus(state));
  }

  /** Announces a text to screen readers and shows it for a while. */
  #say(words: string, isShown = true): void {
    this.#live.textContent = words;
    clearTimeout(this.#forget);
    if (!isShown) return;
    this.#told.textContent = words;
    this.#told.dataset['shown'] = '';
    this.#forget = setTimeout(() => delete this.#told.dataset['shown'], notifyDelayMs);
  }

  #press(event: Event): void {
    if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return;
    const sent = historyKey(event) ?? this.#pieceEvent(event, event.target);
    if (!sent) return;
    event.preventDefault();
    event.stopPropagation();
    this.#store.send(sent);
  }

  /** Keys of the piece in the list that has the focus, or of the chosen one while the picture has it. */
  #pieceEvent(event: KeyboardEvent, target: Element): SceneEvent | null {
    const stage = this.#picture.element;
    const inList = target.closest('[data-piece]')?.getAttribute('data-piece');
    const id = inList ? Number(inList) : target === stage ? this.#store.state.selected : null;
    const context = { unit: this.#words.unit, azimuth: this.#picture.azimuth };
    if (id !== null) {
      const sent = pieceKey(event, id, context);
      if (sent && this.#store.state.selected !== id && sent.type !== 'removed')
        this.#store.send({ type: 'selected', id });
      if (event.key === 'Escape' && this.#store.state.selected !== null && target === stage)
        return { type: 'selected', id: null };
      return sent;
    }
    const turn = target === stage ? viewKey(event) : null;
    if (turn) {
      event.preventDefault();
      this.#picture.turn(turn.azimuth, turn.polar);
    }
    return null;
  }
}

const nothing: VisualizerWidget = {
  setPrimarySkuFeature: () => undefined,
  setProducts: () => undefined,
  setCover: () => undefined,
  setRulerUnit: () => undefined,
  destroy: () => undefined,
};

/** Shows a room in its container; errors are passed to `onError`, never thrown. VIZ-07 */
export function create(options: VisualizerWidgetOptions): VisualizerWidget {
  const { container = 'body', onError } = options;
  try {
    const element = typeof container === 'string' ? document.querySelector<HTMLElement>(container) : container;
    if (!element) throw new Error(`The page has no ${String(container)} for the room.`);
    return new Room(element, { ...options, rulerUnit: options.rulerUnit ?? 'in' });
  } catch (cause) {
    onError(asError(cause));
    return nothing;
  }
}
