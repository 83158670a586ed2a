import { randomBytes, randomUUID } from "node:crypto";
import type { Passing } from "../page-cache.ts";
import { isPrepared, type Prepared } from "./prepared.ts";

/** What each visitor gets of their own in a page that is otherwise the same for all who came without a cookie. */
export interface Own {
  readonly nonce: string;
  /** Under which one form is sent once, see `formKeyContext`. */
  readonly formKey: string;
}

export const ownParts = (): Own => ({ nonce: randomBytes(16).toString("base64url"), formKey: randomUUID() });

/** What stands in their places in the kept page. Nobody can write it into a page: it is known in this process alone. */
export const stencil: Own = ownParts();

interface Filled {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly nonce: string;
}

/** @param kept a page that was rendered with the values of `stencil` */
export function fill(kept: Prepared | Passing): Filled {
  const own = ownParts();
  const { body } = isPrepared(kept) ? kept.identity : kept;
  const html = body.toString("utf8").replaceAll(stencil.nonce, own.nonce).replaceAll(stencil.formKey, own.formKey);
  const headers = isPrepared(kept) ? new Headers({ "Content-Type": "text/html; charset=utf-8" }) : new Headers(kept.headers);
  headers.delete("Content-Length");
  return { status: isPrepared(kept) ? 200 : kept.status, headers, html, nonce: own.nonce };
}
