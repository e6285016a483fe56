/** Larger files are refused by the service. */
export const maxFileBytes = 8_388_608;

/** By XMLHttpRequest, because `fetch` does not tell how much has been sent. */
export function sendFile(path: string, file: File, onProgress?: (sent: number) => void) {
  return new Promise<{ isReceived: boolean }>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded);
    request.onloadend = () => resolve({ isReceived: request.status === 200 });
    request.send(file);
  });
}
