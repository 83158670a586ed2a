/** What an address answers, as JSON; undefined without an answer, or once nobody waits for it any more. */
export async function fetchJson<A>(address: string, sent: RequestInit & { readonly signal: AbortSignal }): Promise<A | undefined> {
  try {
    const answer = await fetch(address, sent);
    const told = answer.ok ? ((await answer.json()) as A) : undefined;
    return sent.signal.aborted ? undefined : told;
  } catch {
    // Somebody typed on or left, at the earliest while the answer is being read; or there is no network just now.
    return undefined;
  }
}
