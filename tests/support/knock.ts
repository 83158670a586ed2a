import { request } from "node:http";
import { tokenHash } from "#kit/access/token.server.ts";
import { kunciPrefix } from "#modules/program/kunci.ts";
import { lists } from "#src/registers.ts";
import type { Door } from "./doors.ts";
import type { Body } from "./hostile-bodies.ts";
import type { Product } from "./product.ts";
import { addStaff } from "./staff.ts";
import { query } from "./stored.ts";

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

const office = ["kepala", "tataUsaha", "humas", "panitiaPpdb", "guru", "waliKelas", "pegawai"];

/** Headers of programs that may read and import every list of the office; each key pays for so many calls, so they take turns. */
export async function programKeys(product: Product): Promise<() => { readonly authorization: string }> {
  const [owner, giver] = [await addStaff(product, ...office), await addStaff(product, "administrator")];
  const secrets = Array.from({ length: 200 }, (_, at) => kunciPrefix + String(at).padStart(43, "x"));
  const hashes = secrets.map((one) => `'\\x${tokenHash(one).toString("hex")}'::bytea`);
  await query(
    product.dataDir,
    `insert into kunci_program (nama, tujuan, pemilik_id, pembuat_id, token_hash, akhiran, register, verba, kelas, berlaku_sampai)
     select 'Uji', 'Mengetuk', pemilik.id, pembuat.id, hash, 'xxxx', array[${lists.map(({ name }) => `'${name}'`).join()}],
       array['baca', 'impor'], array['umum', 'dinas', 'pribadi'], now() + interval '30 days'
     from akun pemilik, akun pembuat, unnest(array[${hashes.join()}]) hash
     where pemilik.nip = '${owner.nip}' and pembuat.nip = '${giver.nip}'`,
  );
  let turn = 0;
  return () => ({ authorization: `Bearer ${secrets[turn++ % secrets.length]}` });
}

/** A program is told so whose key does not hold, or who asked too often: nothing was knocked at. Public calls have limits of their own. */
export const isTurnedAway = ({ text }: Answer): boolean => /Kunci program ini tidak dikenal|Program ini terlalu sering meminta/.test(text);

/** Somebody with every role of the office, signed in as in a browser. */
export async function staffCookie(product: Product): Promise<string> {
  const staff = await addStaff(product, ...office);
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
