import { WORDS } from './words.js';

/** Sent inside the request: a logo needs no more dots than this, and a request has a size limit. */
const MOST_DOTS = 640;
const MOST_CHARACTERS = 600_000;

function drawn(image, type, scale) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL(type, 0.9);
}

/** A picture file as a `data:` URL, made smaller as far as needed; PNG keeps its transparency. */
export async function readLogo(file) {
  if (!['image/png', 'image/jpeg'].includes(file.type)) throw new Error(WORDS.logoKind);
  const image = await window.createImageBitmap(file).catch(() => {
    throw new Error(WORDS.logoUnreadable);
  });
  let scale = Math.min(1, MOST_DOTS / Math.max(image.width, image.height));
  let url = drawn(image, file.type, scale);
  while (url.length > MOST_CHARACTERS) {
    scale *= 0.7;
    url = drawn(image, file.type, scale);
  }
  return url;
}
