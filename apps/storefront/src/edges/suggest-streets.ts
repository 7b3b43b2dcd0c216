import type { SuggestStreets } from '@settee/configurator-kit';
import { markThirdPartyScript } from './third-party-scripts.ts';
import { loadVendorAssets } from './load-vendor-assets.ts';

interface Autocomplete {
  addListener(event: 'place_changed', listener: () => void): { remove(): void };
  getPlace(): { formatted_address?: string };
}

/** The part of the maps service's places library that the shop uses. */
interface Places {
  Autocomplete: new (
    field: HTMLInputElement,
    settings: { componentRestrictions: { country: string }; fields: string[]; types: string[] },
  ) => Autocomplete;
}

declare global {
  var google: { maps?: { places?: Places } } | undefined;
}

const getPlaces = () => globalThis.google?.maps?.places;
const lists = () => [...document.querySelectorAll<HTMLElement>('.pac-container')];

async function placesFrom(url: string): Promise<Places> {
  const known = getPlaces();
  if (known) return known;
  markThirdPartyScript();
  await loadVendorAssets([{ kind: 'script', url, integrity: '' }]);
  const places = getPlaces();
  if (!places) throw new Error(`${url} is not the script of a maps service.`);
  return places;
}

/**
 * Suggests streets with a maps service and loads its script if needed; an error is logged and suggests nothing.
 * SWATCH-70, SWATCH-71
 */
export function toStreets(url: string, log: (message: string) => void): SuggestStreets {
  return async (field, { country, onSelect }) => {
    try {
      const places = await placesFrom(url);
      const others = new Set(lists());
      const settings = { componentRestrictions: { country }, fields: ['formatted_address'], types: ['address'] };
      const widget = new places.Autocomplete(field, settings);
      const results = () => lists().find((list) => !others.has(list)) ?? null;
      const picking = widget.addListener('place_changed', () => {
        const { formatted_address: text } = widget.getPlace();
        if (text) onSelect(text);
      });
      const hold = (event: KeyboardEvent) => {
        // Enter picks a street, and must not send the form.
        if (event.key === 'Enter' && results()?.checkVisibility()) event.preventDefault();
      };
      field.addEventListener('keydown', hold);
      const remove = () => {
        picking.remove();
        field.removeEventListener('keydown', hold);
        results()?.remove();
      };
      return { results, remove };
    } catch (error) {
      log(`Streets are not suggested: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };
}
