import { reviewPhotoLimits } from '@settee/domain';

const { side, sent } = reviewPhotoLimits;

/** The best first; the next when the picture is still too large to be sent. */
const qualities = [0.85, 0.7, 0.5];

/**
 * Shrinks a photograph in the browser, and returns it as the data URL of a JPEG: upright, and without metadata such as
 * the place where it was taken. `null` for a file that is no picture.
 */
export async function shrinkPhoto(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    // A JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    for (const quality of qualities) {
      const url = canvas.toDataURL('image/jpeg', quality);
      if (url.length <= sent) return url;
    }
    return null;
  } catch {
    return null;
  }
}
