import type { ValidDesign } from './validate-design.ts';
import { layoutText } from './layout-text.ts';

/** Satin stitches: slanting threads, raised a little, with the shadow they throw. */
const stitches = (color: string) => `<defs>
<pattern id="s" width="3.4" height="3.4" patternUnits="userSpaceOnUse" patternTransform="rotate(68)"><path fill="${color}" d="M0 0h3.4v3.4H0z"/><path fill="#fff" fill-opacity=".2" d="M0 0h3.4v1H0z"/><path fill="#000" fill-opacity=".24" d="M0 2.4h3.4v1H0z"/></pattern>
<filter id="f" x="-10%" y="-20%" width="120%" height="140%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="2.2" result="b"/><feDiffuseLighting in="b" surfaceScale="4" diffuseConstant="1.12" lighting-color="#fffaf0" result="l"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="1" result="r"/><feComposite in="r" in2="SourceAlpha" operator="in" result="t"/><feDropShadow in="SourceAlpha" dx="1.8" dy="2.4" stdDeviation="1.8" flood-color="#000" flood-opacity=".42" result="d"/><feMerge><feMergeNode in="d"/><feMergeNode in="t"/></feMerge></filter>
</defs>`;

/** Ground glass: a pale, uneven veil with a bright lower edge. */
const frost = `<defs>
<filter id="f" x="-10%" y="-20%" width="120%" height="140%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="7" result="n"/><feColorMatrix in="n" values="0 0 0 0 .95 0 0 0 0 .97 0 0 0 0 .97 0 0 0 .8 .22" result="g"/><feComposite in="g" in2="SourceAlpha" operator="in" result="v"/><feOffset in="SourceAlpha" dx="-1.2" dy="-1.2" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="e"/><feFlood flood-color="#fff" flood-opacity=".4"/><feComposite in2="e" operator="in" result="h"/><feMerge><feMergeNode in="v"/><feMergeNode in="h"/></feMerge></filter>
</defs>`;

/** The product with its text as one picture that loads nothing: 1000 wide, 750 high. */
export function renderDesignSvg({ font, color, location, texts }: ValidDesign, baseImage: string): string {
  const lettering = location.areas.map((area) => layoutText(font.code, texts, area)).join('');
  const [defs, fill] = color === '' ? [frost, '#eef2f2'] : [stitches(color), 'url(#s)'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 750" width="1000" height="750">${defs}<image width="1000" height="750" preserveAspectRatio="xMidYMid slice" href="${baseImage}"/><g filter="url(#f)" fill="${fill}">${lettering}</g></svg>`;
}

const samples: Readonly<Record<string, string>> = {
  script: 'Emily',
  date: '6.12.26',
  initial: 'M',
  engraver: 'Miller',
  typewriter: 'Miller',
};

/** Renders a sample of a font for its selection: 400 wide, 120 high. */
export function renderSampleSvg(code: string): string {
  const lettering = layoutText(code, [samples[code] ?? 'EMH'], { x: 200, y: 60, width: 340, height: 62, turn: 0 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 120" width="400" height="120" fill="#1c1c1e">${lettering}</svg>`;
}
