/** Longer than the slowest line that still carries a form. */
const patienceMs = 12_000;

/** A device may be in a network that leads nowhere, or to the sign-in page of a hot spot, which the browser calls online; without any, the question fails at once. */
export async function serverAnswers(): Promise<boolean> {
  // `AbortSignal.timeout` is younger than the telephones that need this.
  const asked = new AbortController();
  setTimeout(() => asked.abort(), patienceMs);
  try {
    const answer = await fetch("/health/live", { cache: "no-store", signal: asked.signal });
    return answer.ok && (await answer.text()) === "hidup";
  } catch {
    return false;
  }
}
