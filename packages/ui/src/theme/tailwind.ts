import { breakpoints } from './breakpoints.ts';
import { vars } from './contract.css.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const each = (namespace: string, group: Readonly<Record<string, string>>) =>
  Object.entries(group).map(([name, value]) => [`--${namespace}-${kebab(name)}`, value] as const);

const { type, motion } = vars;

/** Theme variables of Tailwind by the namespaces that make utilities of them. */
function themeVariables(): (readonly [string, string])[] {
  const steps = Object.entries(type).flatMap(([name, { size, line, track, weight }]) => {
    const step = `--text-${kebab(name)}`;
    return [
      [step, size],
      [`${step}--line-height`, line],
      [`${step}--letter-spacing`, track],
      [`${step}--font-weight`, weight],
    ] as const;
  });
  const widths = Object.entries(breakpoints).map(([name, px]) => [`--breakpoint-${name}`, `${px}px`] as const);
  return [
    ...each('color', vars.color),
    ...each('font', vars.font),
    ...steps,
    ...each('spacing', vars.space),
    ...each('spacing', vars.size),
    ...each('radius', vars.radius),
    ...each('shadow', vars.shadow),
    ['--ease-settee', motion.ease],
    ...widths,
  ];
}

/**
 * Returns the theme as a style sheet for Tailwind 4: utilities such as `bg-paper`, `text-ink`, `font-display`, `text-h1`,
 * `p-gutter`, `rounded-control`, `shadow-card` and `m:flex`, which follow the brand of the page.
 */
export function tailwindTheme(): string {
  const lines = themeVariables().map(([name, value]) => `  ${name}: ${value};`);
  return `@theme inline {\n${lines.join('\n')}\n}\n`;
}
