import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel, type CarouselProps } from './Carousel.tsx';

/** Sets the visible part of a slide in a test. */
class Watcher {
  static last: Watcher | undefined;
  targets: Element[] = [];
  report: (entries: { target: Element; intersectionRatio: number }[]) => void;
  options: IntersectionObserverInit;
  constructor(report: Watcher['report'], options: IntersectionObserverInit) {
    this.report = report;
    this.options = options;
    Watcher.last = this;
  }
  observe(target: Element) {
    this.targets.push(target);
  }
  disconnect() {}
}

const slides = ['Sofa', 'Loveseat', 'Chair', 'Table', 'Lamp'].map((name) => <p key={name}>{name}</p>);

function show(props: Partial<CarouselProps> = {}) {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const draw = (more: Partial<CarouselProps> = {}) =>
    flushSync(() => root.render(<Carousel label="Pictures" slides={slides} {...props} {...more} />));
  draw();
  const seen = (...ratios: number[]) =>
    flushSync(() =>
      Watcher.last?.report(
        ratios.map((intersectionRatio, index) => ({ target: Watcher.last!.targets[index]!, intersectionRatio })),
      ),
    );
  const button = (name: string) => page.querySelector<HTMLButtonElement>(`button[aria-label=${name}]`)!;
  const track = page.querySelector<HTMLElement>('section > div:last-child')!;
  return { page, seen, button, track, draw };
}

/** Lays the slides out 100 px apart. */
function place(track: HTMLElement) {
  [...track.children].forEach((slide, index) => {
    slide.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 100);
  });
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Watcher);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('CAROUS-29: a slide counts as visible from nine tenths on', () => {
  const onSlideChange = vi.fn();
  const { seen, track } = show({ onSlideChange });
  expect(Watcher.last?.options).toEqual({ root: track, threshold: 0.9 });
  seen(1, 0, 0, 0, 0);
  expect(onSlideChange).not.toHaveBeenCalled();
  seen(0.2, 0.89, 0, 0, 0);
  expect(onSlideChange).not.toHaveBeenCalled();
  seen(0.1, 0.9, 0, 0, 0);
  expect(onSlideChange).toHaveBeenCalledExactlyOnceWith(1);
  seen(0, 0, Math.fround(0.9) - 1e-7, 0, 0);
  expect(onSlideChange).toHaveBeenLastCalledWith(2);
});

test('a slide that was reached before the first measurement is reported', () => {
  const onSlideChange = vi.fn();
  const { seen, track } = show({ onSlideChange });
  track.scrollLeft = 100;
  seen(0, 1, 0, 0, 0);
  expect(onSlideChange).toHaveBeenCalledExactlyOnceWith(1);
});

test('the arrows are marked disabled at the ends and stay focusable', () => {
  const { seen, button, track } = show();
  seen(1, 0, 0, 0, 0);
  expect(button('Previous').getAttribute('aria-disabled')).toBe('true');
  expect(button('Next').getAttribute('aria-disabled')).toBe('false');
  seen(0, 0, 0, 0, 1);
  expect(button('Previous').getAttribute('aria-disabled')).toBe('false');
  expect(button('Next').getAttribute('aria-disabled')).toBe('true');
  expect(button('Next').disabled).toBe(false);
  place(track);
  button('Next').click();
  expect(track.scrollLeft).toBe(0);
});

test('an arrow moves by as many slides as are seen whole', () => {
  const { seen, button, track } = show({ slidesPerView: 2.5 });
  place(track);
  seen(1, 1, 0.5, 0, 0);
  button('Next').click();
  expect(track.scrollLeft).toBe(200);
});

test('arrows without a target are hidden', () => {
  const { page, seen } = show({ slidesPerView: 5 });
  expect(page.querySelector('[data-idle]')).not.toBeNull();
  seen(1, 0, 0, 0, 0);
  expect(page.querySelector('[data-idle]')).toBeNull();
  seen(1, 1, 1, 1, 1);
  expect(page.querySelector('[data-idle]')).not.toBeNull();
});

test('the track is a stop for the keyboard only where its slides hold none', () => {
  const without = show();
  without.seen(1, 0, 0, 0, 0);
  expect(without.track.tabIndex).toBe(0);
  const holding = show({
    slides: slides.map((slide, index) => (
      <a key={index} href="/p">
        {slide}
      </a>
    )),
  });
  holding.seen(1, 0, 0, 0, 0);
  expect(holding.track.tabIndex).toBe(-1);
});

test('moves when its index changes', () => {
  const { draw, track } = show({ index: 0 });
  place(track);
  draw({ index: 3 });
  expect(track.scrollLeft).toBe(300);
});

test('does not interrupt a scroll when the parent repeats the reported index', () => {
  const { draw, seen, track } = show({ index: 0 });
  seen(1, 0, 0, 0, 0);
  place(track);
  seen(0, 1, 0, 0, 0);
  draw({ index: 1 });
  expect(track.scrollLeft).toBe(0);
});

test('names every slide, and holds all of them in the HTML of the server', () => {
  const html = renderToString(<Carousel label="Pictures" slides={slides} slidesPerView={{ base: 2.5, m: 4 }} />);
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(5);
  expect(html).toContain('aria-label="5 of 5"');
  expect(html).toContain('--slides:2.5;--slides-m:4');
});

test('the name of a carousel is that of its region alone', () => {
  const { page, track, seen } = show();
  seen(1, 1, 0, 0, 0);
  expect(track.getAttribute('role')).toBe('group');
  const named = [...page.querySelectorAll('[aria-label=Pictures]')];
  expect(named.map(({ tagName }) => tagName)).toEqual(['SECTION']);
  expect(track.getAttribute('aria-label')).toBe('Slides');
});
