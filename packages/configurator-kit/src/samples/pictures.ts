import type { Brand, Choice, ConfiguredPicture, Picture } from '@settee/domain';
import manifest from '../../../../catalog/pictures/manifest.json' with { type: 'json' };

interface PictureRecord {
  width: number;
  height: number;
  color: string;
  placeholder: string;
  avif: readonly { width: number; file: string }[];
  webp: { width: number; file: string };
}

const records: ReadonlyMap<string, PictureRecord> = new Map(Object.entries(manifest));

const none: PictureRecord = {
  width: 4,
  height: 3,
  color: '#d8d0c4',
  placeholder: '',
  avif: [],
  webp: { width: 4, file: '' },
};

/** A photograph of the catalog, such as 'main/alder-sofa/hero'. */
export function samplePicture(id: string, alt: string): Picture {
  const { avif, webp, ...rest } = records.get(id) ?? none;
  const url = (file: string) => `/pictures/${file}`;
  return {
    ...rest,
    alt,
    avif: avif.map(({ width, file }) => ({ width, url: url(file) })),
    webp: { width: webp.width, url: url(webp.file) },
  };
}

/** The sofa in some covers and with some legs, by choice code; what was not made shows as the hero does. */
export function sampleConfiguredPictures(
  brand: Brand,
  covers: readonly Pick<Choice, 'code' | 'swatchName'>[],
  legs: readonly Pick<Choice, 'code' | 'title'>[],
): Record<string, ConfiguredPicture> {
  const made = (code: string, instead = '') => {
    const id = `${brand}/alder-sofa/${code}`;
    const { avif, webp } = samplePicture(records.has(id) ? id : instead, '');
    return { avif, webp };
  };
  const dressed = covers.map(({ code, swatchName }) => [
    code,
    { alt: `Alder Sofa in ${swatchName}`, ...made(String(code), `${brand}/alder-sofa/hero`) },
  ]);
  const laid = legs
    .filter(({ code }) => records.has(`${brand}/alder-sofa/leg-${code}`))
    .map(({ code, title }) => [code, { alt: `with ${title} legs`, ...made(`leg-${code}`) }]);
  return Object.fromEntries([...dressed, ...laid]);
}
