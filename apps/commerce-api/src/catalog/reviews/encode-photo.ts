const largeSide = 1600;
const smallSide = 320;

/** Pixels of the largest picture that is decoded; the decoder reads them from its header. */
const maxPixels = 24_000_000;

/** First bytes of the formats that are accepted; `null` is any byte. No other decoder is reached. */
const signatures: readonly (readonly (number | null)[])[] = [
  // JPEG
  [0xff, 0xd8, 0xff],
  // PNG
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // WebP
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
];

const isAccepted = (bytes: Uint8Array) =>
  signatures.some((signature) => signature.every((byte, index) => byte === null || byte === bytes[index]));

export interface EncodedPhoto {
  /** Size of the large version in px. */
  width: number;
  height: number;
  large: Uint8Array;
  small: Uint8Array;
}

/**
 * Decodes a photograph completely and encodes it as WebP in two sizes, upright and without metadata such as the place
 * where it was taken. `null` for anything but an intact JPEG, PNG or WebP.
 */
export async function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto | null> {
  if (!isAccepted(bytes)) return null;
  // Only a shop with reviews that have photographs needs it.
  const { default: sharp } = await import('sharp');
  const encode = (side: number) =>
    sharp(bytes, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
  try {
    const { data: large, info } = await encode(largeSide);
    const { data: small } = await encode(smallSide);
    return { width: info.width, height: info.height, large, small };
  } catch {
    return null;
  }
}
