import { request } from "node:http";
import type { Door } from "./doors.ts";
import type { Body } from "./hostile-bodies.ts";
import type { Product } from "./product.ts";
import { addStaff } from "./staff.ts";

export interface Answer {
  /** 0: the connection was closed without one. */
  readonly status: number;
  readonly text: string;
}

const patience = 60_000;

/** Sends these bytes as they are, and takes whatever comes. */
export function knock(
  url: string,
  { method, path }: Pick<Door, "method" | "path">,
  { headers, bytes }: Pick<Body, "headers" | "bytes">,
): Promise<Answer> {
  return new Promise((resolve) => {
    let status = 0;
    const sent = request(
      url + path,
      { method, agent: false, timeout: patience, headers: { "sec-fetch-site": "same-origin", ...headers } },
      (answer) => {
        const pieces: Buffer[] = [];
        status = answer.statusCode ?? 0;
        answer.on("data", (piece: Buffer) => pieces.push(piece));
        answer.on("error", () => resolve({ status, text: "" }));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() }));
      },
    );
    sent.on("timeout", () => sent.destroy());
    // Refused while it was still being sent: what was answered until then counts.
    sent.on("error", () => resolve({ status, text: "" }));
    sent.end(bytes);
  });
}

/** Somebody with every role of the office, signed in as in a browser. */
export async function staffCookie(product: Product): Promise<string> {
  const staff = await addStaff(product, "kepala", "tataUsaha", "humas", "panitiaPpdb", "guru", "waliKelas", "pegawai");
  const answer = await fetch(`${product.url}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ ...staff }),
  });
  const cookie = answer.headers.getSetCookie().map((one) => one.split(";", 1)[0]);
  if (answer.status !== 302) throw new Error(`the sign-in was answered with ${answer.status}`);
  return cookie.join("; ");
}
