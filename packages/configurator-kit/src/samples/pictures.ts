import type { Brand, Choice, ConfiguredImage, ResponsiveImage } from '@settee/domain';
import manifest from '../../../../catalog/pictures/manifest.json' with { type: 'json' };

interface ImageRecord {
  width: number;
  height: number;
  color: string;
  placeholder: string;
  avif: readonly { width: number; file: string }[];
  webp: { width: number; file: string };
}

const records: ReadonlyMap<string, ImageRecord> = new Map(Object.entries(manifest));

const none: ImageRecord = {
  width: 4,
  height: 3,
  color: '#d8d0c4',
  placeholder: '',
  avif: [],
  webp: { width: 4, file: '' },
};

/** A photograph of the catalog, such as 'main/alder-sofa/hero'. */
export function imageFixture(id: string, alt: string): ResponsiveImage {
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
export function configuredImagesFixture(
  brand: Brand,
  covers: readonly Pick<Choice, 'code' | 'swatchName'>[],
  legs: readonly Pick<Choice, 'code' | 'title'>[],
): Record<string, ConfiguredImage> {
  const made = (code: string, instead = '') => {
    const id = `${brand}/alder-sofa/${code}`;
    const { avif, webp } = imageFixture(records.has(id) ? id : instead, '');
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
