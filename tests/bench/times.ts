/** Milliseconds until the whole answer is there. @throws when it is not what was expected */
export async function timed(address: string, init: RequestInit = {}, good: (status: number) => boolean = (status) => status < 400) {
  const begun = performance.now();
  const answer = await fetch(address, { redirect: "manual", ...init });
  const text = await answer.text();
  if (!good(answer.status)) throw new Error(`${address} answered ${answer.status}`);
  return { ms: performance.now() - begun, status: answer.status, text };
}

/** The value below which this part (0–1) of all lies. */
export function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** "2.4 × the emptiest answer": machines differ threefold, so a figure is told beside another of the same run. Both in the same unit. */
export const beside = (value: number, reference: number, what: string): string => `${(value / reference).toFixed(1)} × ${what}`;

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
