const minute = 60_000;
const delaysMs = [1, 2, 5, 15, 60, 240, 720].map((minutes) => minutes * minute);

/** After these, the mail waits for staff as unreadable. */
export const maxFetchAttempts = delaysMs.length + 1;

export const computeFetchDelayMs = (attempts: number): number =>
  delaysMs[Math.min(attempts, delaysMs.length) - 1] ?? minute;
