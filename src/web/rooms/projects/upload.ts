/** Larger files are refused by the service. */
export const maxFileBytes = 8_388_608;

export type Chosen = { file: File; sha256: string };

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const readDigest = async (file: File): Promise<Chosen> => ({
  file,
  sha256: toHex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())),
});

type Target = { projectId: string; transferId: string; entryId: string };

/** By XMLHttpRequest, because `fetch` does not tell how much has been sent. */
export function sendFile({ projectId, transferId, entryId }: Target, file: File, onProgress: (sent: number) => void) {
  return new Promise<{ isReceived: boolean }>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/files/projects/${projectId}/transfers/${transferId}/${entryId}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onloadend = () => resolve({ isReceived: request.status === 200 });
    request.send(file);
  });
}
