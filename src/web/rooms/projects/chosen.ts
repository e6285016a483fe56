export type Chosen = { file: File; sha256: string };

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const readDigest = async (file: File): Promise<Chosen> => ({
  file,
  sha256: toHex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())),
});
