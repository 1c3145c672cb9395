/** How files begin, by their media types. */
const BEGINNINGS = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const;

export type FileType = keyof typeof BEGINNINGS;

export const FILE_TYPES = Object.keys(BEGINNINGS) as readonly FileType[];

/** The media type of a PDF, PNG or JPEG by its first bytes, whatever its sender calls it. */
export const fileTypeOf = (file: Uint8Array): FileType | undefined =>
  FILE_TYPES.find((type) => BEGINNINGS[type].every((byte, at) => file[at] === byte));
