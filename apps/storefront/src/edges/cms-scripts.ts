import { markThirdPartyScript } from './third-party-scripts.ts';

/** Replaces an inert script with one that runs; `report` receives its errors. */
function start(inert: HTMLScriptElement, nonce: string, report: (problem: string) => void): void {
  const script = document.createElement('script');
  for (const { name, value } of inert.attributes) script.setAttribute(name, value);
  script.text = inert.text;
  script.nonce = nonce;
  // Scripts run in document order.
  script.async = false;
  const handleError = (event: ErrorEvent) => {
    if (script.src && event.filename && event.filename !== script.src) return;
    event.preventDefault();
    report(event.message);
  };
  const end = () => window.removeEventListener('error', handleError);
  script.addEventListener('load', end);
  script.addEventListener('error', () => {
    end();
    report(`${script.src} could not be loaded`);
  });
  window.addEventListener('error', handleError);
  inert.replaceWith(script);
  // An inline script has run by now.
  if (!script.src) end();
}

/**
 * Runs the scripts of content inserted as HTML, which does not run them; a script that fails stops neither the
 * others nor the content. CMS-03, CMS-04
 */
export function runScripts(content: Element, nonce: string, report: (problem: string) => void): void {
  for (const inert of content.querySelectorAll('script')) {
    markThirdPartyScript();
    start(inert, nonce, report);
  }
}
