import { randomUUID } from "node:crypto";
import type { Product } from "../support/product.ts";
import { post, registration } from "../support/registrations.ts";
import { type Kept, promise } from "./promise.ts";

/** What goes on around something that is taken away, and what came of it. */
export interface Load {
  readonly url: string;
  going: boolean;
  readonly pages: { answers: number; bad: number };
  readonly forms: { kept: string[]; clear: number; unclear: Set<string> };
}

export const newLoad = (url: string): Load => ({
  url,
  going: true,
  pages: { answers: 0, bad: 0 },
  forms: { kept: [], clear: 0, unclear: new Set() },
});

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A public page, as readers ask for it. */
export async function keepAsking(load: Load, path: string): Promise<void> {
  const { url, pages } = load;
  while (load.going) {
    const status = await fetch(url + path).then(
      async (answer) => ((await answer.text()).includes("</html>") ? answer.status : 0),
      () => 0,
    );
    pages.answers++;
    if (status !== 200) pages.bad++;
    await pause(50);
  }
}

/** Families, each from a house of its own where proxies are believed: whatever is refused must say so; whatever is acknowledged must be there afterwards. */
export async function keepSending(load: Load, client: number): Promise<void> {
  const { forms, url } = load;
  for (let count = 0; load.going; count++) {
    const key = randomUUID();
    const headers = { "idempotency-key": key, "x-forwarded-for": `203.${client}.${count >> 8}.${count & 255}` };
    const answer = await post(url, registration(`Keluarga ${client} Anak ${count}`), headers).catch(() => undefined);
    const body = (await answer?.json().catch(() => undefined)) as { nomor?: string; error?: string } | undefined;
    if (answer?.status === 201 && body?.nomor) forms.kept.push(body.nomor);
    else if (answer?.status === 503 && /coba lagi|kirim lagi/i.test(body?.error ?? "") && answer.headers.has("retry-after")) forms.clear++;
    else forms.unclear.add(`${answer?.status ?? "no answer"} ${body?.error ?? ""}`);
    await pause(250);
  }
}

/** @returns milliseconds until /health/ready answers this */
export async function untilReadiness(url: string, status: number): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < 120_000) {
    if ((await fetch(`${url}/health/ready`).catch(() => undefined))?.status === status) return performance.now() - begun;
    await pause(100);
  }
  return Number.POSITIVE_INFINITY;
}

interface Outcome {
  readonly load: Load;
  readonly product: Product;
  readonly stored: readonly string[];
  /** Milliseconds until readiness noticed, and until it was well again. */
  readonly away: number;
  readonly back: number;
  /** What the log must name. */
  readonly causes: readonly RegExp[];
}

export function verdictOf({ load, product, stored, away, back, causes }: Outcome): Kept[] {
  const { forms, pages } = load;
  const lost = forms.kept.filter((nomor) => !stored.includes(nomor));
  const lines = product
    .output()
    .split("\n")
    .filter((line) => line.includes('"level":40'));
  const named = causes.filter((cause) => lines.some((line) => cause.test(line)));
  return [
    promise("the application stays up", product.child.exitCode === null ? "same process" : "ended", product.child.exitCode === null),
    promise("zero acknowledged registrations lost", `${lost.length} of ${forms.kept.length}`, forms.kept.length > 0 && lost.length === 0),
    promise("none doubled", `${stored.length} stored, ${new Set(stored).size} different`, new Set(stored).size === stored.length),
    promise(
      "refusals are a 503 with a sentence",
      `${forms.clear} refused${[...forms.unclear].map((one) => `; unclear: ${one}`)}`,
      forms.unclear.size === 0,
    ),
    promise("readiness says 503", `after ${Math.round(away)} ms`, away < 20_000),
    promise("readiness says 200 again by itself", `after ${Math.round(back)} ms`, back < 30_000),
    promise("public pages stay readable", `${pages.bad} of ${pages.answers} bad`, pages.answers > 100 && pages.bad === 0),
    promise(
      "the log names the causes, once a minute",
      `${named.length} of ${causes.length}, ${lines.length} warnings${named.length < causes.length ? `:\n${lines.join("\n")}` : ""}`,
      named.length === causes.length && lines.length < 60,
    ),
  ];
}
