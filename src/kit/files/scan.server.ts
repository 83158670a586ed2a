import { createReadStream } from "node:fs";
import { connect, type NetConnectOpts, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { openThrottledLog } from "../health/throttled-log.server.ts";
import { refuse } from "../refusals.ts";

/** Looks at a file before it is kept. @throws Refusal when something was found, or when nobody looked */
export type Scan = (path: string) => Promise<void>;

export interface Scanner {
  /** A socket of the machine, or a host and port, where clamd listens. */
  readonly place: NetConnectOpts;
  readonly log: { readonly warn: (details: object, message: string) => void };
}

const patience = 60_000;
const pieceSize = 64 * 1024;

/** A virus scanner that speaks the protocol of clamd. Who asked for one keeps nothing that it has not seen. */
export function openScan({ place, log }: Scanner): Scan {
  const seldom = openThrottledLog(log);
  return async (path) => {
    const said = await ask(place, path).catch((error: unknown) => {
      seldom.warn("jawaban", { error }, "pemindai virus (CLAMD) tidak menjawab; berkas ditolak");
      throw away();
    });
    if (/: OK$/.test(said)) return;
    const name = /: (.{1,500}) FOUND$/.exec(said)?.[1];
    if (name === undefined) {
      seldom.warn(said, { said: said.slice(0, 200) }, "pemindai virus (CLAMD) tidak dapat memeriksa berkas; berkas ditolak");
      throw away();
    }
    log.warn({ found: name.slice(0, 200) }, "pemindai virus (CLAMD) menemukan sesuatu; berkas ditolak");
    throw refuse.unsupported(
      "Berkas ini memuat virus menurut pemindai madrasah, jadi tidak diterima. Bersihkan perangkat Anda, lalu coba berkas lain.",
    );
  };
}

const away = () => refuse.unavailable(60, "Berkas belum dapat diperiksa dari virus, jadi belum disimpan. Coba lagi sebentar lagi.");

/** "stream: OK", "stream: Eicar-Test-Signature FOUND", or what went wrong. */
async function ask(place: NetConnectOpts, path: string): Promise<string> {
  const socket = connect(place);
  socket.setTimeout(patience, () => socket.destroy(new Error("clamd did not answer in time")));
  try {
    const heard = text(socket);
    // A scanner that has found something, or takes no more, answers before everything is sent.
    await Promise.race([send(socket, path), heard]);
    return (await heard).replace(/\0/g, "").trim();
  } finally {
    socket.destroy();
  }
}

async function send(socket: Socket, path: string): Promise<void> {
  await write(socket, Buffer.from("zINSTREAM\0"));
  for await (const piece of createReadStream(path, { highWaterMark: pieceSize }) as AsyncIterable<Buffer>) {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(piece.length);
    await write(socket, Buffer.concat([size, piece]));
  }
  await write(socket, Buffer.alloc(4));
}

const write = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
