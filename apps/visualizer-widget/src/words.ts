import { messages as french } from './messages-french.ts';
import { type Messages, messages as english } from './messages.ts';
import { inUnits, type RulerUnit } from './scene/ruler.ts';
import type { SceneAnnouncement } from './scene/announcement.ts';
import type { VisualizerProduct } from './port.ts';

/** The words of the shopper's language, and numbers and lengths as it writes them. */
export class Words {
  readonly messages: Messages;
  readonly #numbers: Intl.NumberFormat;
  unit: RulerUnit;

  constructor(locale: string, unit: RulerUnit) {
    this.messages = locale.startsWith('fr') ? french : english;
    this.#numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    this.unit = unit;
  }

  number(inches: number): string {
    return this.#numbers.format(inUnits(inches, this.unit));
  }

  length(inches: number): string {
    return this.messages.length(this.number(inches), this.unit);
  }

  /** Rooms are thought of in feet. */
  wide(inches: number): string {
    if (this.unit === 'cm') return this.length(inches);
    return this.messages.feet(Math.floor(Math.round(inches) / 12), Math.round(inches) % 12);
  }

  /** Formats the size of a product; a rug has only two sides. */
  size(product: VisualizerProduct): string {
    const { kind, width, depth, height } = product;
    if (kind === 'rug') return this.sides(product);
    return this.messages.size(this.number(width), this.number(depth), this.number(height), this.unit);
  }

  sides({ width, depth }: VisualizerProduct): string {
    return this.messages.sides(this.number(width), this.number(depth), this.unit);
  }

  announce(announcement: SceneAnnouncement): string {
    const { announcements: say } = this.messages;
    switch (announcement.code) {
      case 'moved':
        return say.moved(
          announcement.name,
          announcement.gaps
            .map(({ side, inches }) => `${this.length(inches)} ${this.messages.toWall[side]}`)
            .join(', '),
        );
      case 'held':
        return say.held(announcement.name, announcement.other);
      case 'turned':
        return say.turned(announcement.name, announcement.degrees);
      case 'resized':
        return say.resized(this.wide(announcement.width), this.wide(announcement.depth));
      case 'undone':
      case 'redone':
        return say[announcement.code];
      case 'added':
      case 'removed':
      case 'duplicated':
        return say[announcement.code](announcement.name);
      default:
        return announcement satisfies never;
    }
  }
}
