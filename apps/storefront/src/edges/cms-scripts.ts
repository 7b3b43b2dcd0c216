import { markThirdPartyScript } from './third-party-scripts.ts';

/** Starts one script of some content in its place; `tell` hears what goes wrong in it. */
function start(inert: HTMLScriptElement, nonce: string, tell: (problem: string) => void): void {
  const script = document.createElement('script');
  for (const { name, value } of inert.attributes) script.setAttribute(name, value);
  script.text = inert.text;
  script.nonce = nonce;
  // One after the other, as they stand.
  script.async = false;
  const hear = (event: ErrorEvent) => {
    if (script.src && event.filename && event.filename !== script.src) return;
    event.preventDefault();
    tell(event.message);
  };
  const end = () => window.removeEventListener('error', hear);
  script.addEventListener('load', end);
  script.addEventListener('error', () => {
    end();
    tell(`${script.src} could not be loaded`);
  });
  window.addEventListener('error', hear);
  inert.replaceWith(script);
  // What stands in the script itself has run by now.
  if (!script.src) end();
}

/** Runs the scripts of content that came as HTML, which starts none; a script that fails stops neither the others nor the content. CMS-03, CMS-04 */
export function runScripts(content: Element, nonce: string, tell: (problem: string) => void): void {
  for (const inert of content.querySelectorAll('script')) {
    markThirdPartyScript();
    start(inert, nonce, tell);
  }
}
