import type { LoaderFunctionArgs } from "react-router";
import { answer, originOf } from "./answer.server.ts";

export const loader = (args: LoaderFunctionArgs): Response => {
  const closed = ["/dashboard", "/login", "/daftar/bukti/", "/luring"];
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${originOf(args)}/sitemap.xml`, ""];
  return answer(lines.join("\n"), "text/plain; charset=utf-8");
};
