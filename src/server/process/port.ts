import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { StartRefusal } from "#kit/database/engine/start-refusal.ts";
import type { Serving } from "./listener.ts";

export interface Door {
  readonly port: number;
  readonly host: string;
  /** A socket that was opened before us and stays open after us; then port and host are its own. */
  readonly socket?: number | undefined;
}

/** @throws StartRefusal when the port is taken or may not be used */
export function listen(server: Server, { port, host, socket }: Door): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new StartRefusal(portSentence(error, port, host), error)));
    server.listen(socket === undefined ? { port, host } : { fd: socket }, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/** What is asked on a connection in the moment in which it is closed gets no answer: for so many milliseconds each answer says first that it ends. */
const leaveTaking = 500;

/** Takes no new connections, lets the open requests end, and closes whatever is left after `patience` milliseconds. */
export async function close({ server, open, takeLeave }: Serving, patience: number): Promise<void> {
  const [leave, end] = [performance.now() + Math.min(leaveTaking, patience), performance.now() + patience];
  takeLeave();
  await waitForQuietTurn();
  let closed = false;
  // Not by the close of node:http, which ends idle connections at once.
  NetServer.prototype.close.call(server, () => {
    closed = true;
  });
  for (await sleep(Math.max(0, leave - performance.now())); !closed; await sleep(50)) {
    await waitForQuietTurn();
    // Browsers keep connections at hand on which they never asked anything: only open requests are waited for.
    if (open.size === 0 || performance.now() >= end) server.closeAllConnections();
    else server.closeIdleConnections();
  }
}

const quietTurnMs = 0.2;

/**
 * Whoever has sent something that nobody here has read loses the answer when a connection is closed, and when the port is, on
 * connections that wait to be taken. Right after a turn of the loop in which hardly anything happened, there is next to nothing unread.
 */
async function waitForQuietTurn(): Promise<void> {
  const end = performance.now() + leaveTaking;
  for (;;) {
    const begun = performance.now();
    await nextTurn();
    const now = performance.now();
    if (now - begun < quietTurnMs || now >= end) return;
  }
}

function portSentence({ code }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === "EADDRINUSE") return `Port ${port} sudah dipakai program lain. Hentikan program itu, atau pilih port lain dengan PORT.`;
  if (code === "EACCES") return `Port ${port} tidak boleh dipakai oleh pengguna ini. Pilih port di atas 1023 dengan PORT.`;
  return `Tidak dapat mendengarkan di ${host}:${port} (${code}). Periksa HOST dan PORT.`;
}
