import type { Info } from "../edge/visit.ts";
import { mayReadMetrics } from "./may-read.ts";
import type { Metrics } from "./open-metrics.ts";

/**
 * For Prometheus: under any host, as it asks by number. Undefined for any other address, and for whoever may not read it: to them there is
 * nothing here.
 */
export async function answerMetrics(
  request: Request,
  info: Info,
  { token, text }: Pick<Metrics, "token" | "text">,
): Promise<Response | undefined> {
  if (request.method !== "GET" || new URL(request.url).pathname !== "/metrics") return undefined;
  if (!mayReadMetrics(request, info, token)) return undefined;
  return new Response(await text(), { headers: { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" } });
}
