import { createHash } from "node:crypto";
import { Refusal, unsentSentence } from "#kit/refusals.ts";
import { isSafe } from "./edge/guard.ts";
import { brokenSentence, toPlain } from "./refusals.ts";

/** It stands alone: what failed may be everything that a page is made of. */
const style =
  `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;background:#fbf8f1;color:#13201b;
font:400 1.0625rem/1.6 "Plus Jakarta Sans",system-ui,sans-serif}main{max-width:32rem;padding:2rem;border:1px solid #e3ded2;border-top:6px solid #0b3b2e;
border-radius:4px 4px 12px 12px;background:#fff}h1{margin:0;font-size:1.375rem;line-height:1.3}p{margin:.75rem 0 0}
a{display:inline-block;margin:.75rem 1rem 0 0;padding:.5rem 0;color:#0f7a4f;font-weight:600}`.replaceAll("\n", "");

const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const reads = ({ headers }: Request): boolean => headers.get("accept")?.includes("text/html") ?? false;

/** An answer where no page was found or can be drawn: a small one for whoever reads, the sentence alone for programs. */
export function toBarePage(error: unknown, request: Request): Response {
  const plain = toPlain(error);
  if (!reads(request)) return plain;
  const asked = isSafe(request.method);
  const said = error instanceof Refusal ? error.message : brokenSentence;
  // Who only opens a page has sent nothing.
  const sentence = asked && said === unsentSentence ? "Layanan sedang terganggu. Silakan coba lagi beberapa saat." : said;
  const title = plain.status === 404 ? "Tidak ditemukan" : "Belum dapat ditampilkan";
  const again = asked && plain.status !== 404 ? '<a href="">Coba lagi</a>' : "";
  const html = `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p role="alert">${escaped(sentence)}</p>${again}<a href="/">Kembali ke beranda</a></main></body></html>`;
  const headers = new Headers(plain.headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  return new Response(html, { status: plain.status, headers });
}
