import type { Server } from "node:http";
import type { Socket } from "node:net";
import { choose, held, type Prepared } from "../pages/prepared.ts";
import { readHead } from "./head.ts";
import { keepAliveSeconds, wire } from "./wire.ts";

/** What is ready in memory for an address, if the host is ours and whoever asks is to see what everybody sees. */
export type Ready = (target: string, host: string | undefined, cookie: string | undefined) => Prepared | undefined;

export interface Front {
  /** Connections that node:http has not seen. */
  readonly size: number;
  /** Lets what is being written end, then closes. */
  readonly close: () => void;
  readonly destroy: () => void;
}

const secondsForFirst = 10;
/** Anything larger is not worth a second copy in memory. */
const largest = 128 * 1024;

/**
 * Stands before node:http on the same port: a plain GET of something in memory is answered with one write. At the first
 * request that is anything else, the connection and every byte not yet answered go to node:http, for good.
 */
export function openFront(server: Server, ready: Ready): Front {
  const sockets = new Set<Socket>();
  const admit = server.listeners("connection") as ((socket: Socket) => void)[];
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    attend(socket, ready, () => {
      sockets.delete(socket);
      for (const one of admit) one.call(server, socket);
    });
    socket.once("close", () => sockets.delete(socket));
  });
  return {
    get size() {
      return sockets.size;
    },
    close: () => {
      for (const socket of sockets) socket.destroySoon();
    },
    destroy: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function attend(socket: Socket, ready: Ready, admit: () => void): void {
  /** Bytes not yet answered because the client reads too slowly. */
  let waiting = "";
  const hear = (chunk: Buffer) => go(waiting + chunk.toString("latin1"));
  const drained = () => {
    socket.resume();
    go(waiting);
  };
  const leave = () => socket.destroy();
  const end = () => socket.destroySoon();
  const handOver = (rest: string) => {
    socket.off("data", hear).off("drain", drained).off("timeout", leave).off("end", end).off("error", leave);
    socket.setTimeout(0);
    socket.pause();
    socket.unshift(Buffer.from(rest, "latin1"));
    admit();
    socket.resume();
  };
  const go = (text: string) => {
    const { at, outcome } = answer(socket, text, ready);
    waiting = at === text.length ? "" : text.slice(at);
    if (outcome === "foreign") handOver(waiting);
    else if (outcome === "slow") socket.pause();
    else if (socket.timeout !== keepAliveSeconds * 1000) socket.setTimeout(keepAliveSeconds * 1000);
  };
  socket.setTimeout(secondsForFirst * 1000);
  socket.on("data", hear).on("drain", drained).on("timeout", leave).on("end", end).on("error", leave);
}

interface Progress {
  /** How much is answered. */
  readonly at: number;
  readonly outcome: "done" | "slow" | "foreign";
}

/** Answers one request after the other, until the client must read first or node:http must go on. */
function answer(socket: Socket, text: string, ready: Ready): Progress {
  let at = 0;
  while (at < text.length) {
    const head = readHead(text, at);
    const prepared = head && ready(head.target, head.host, head.cookie);
    if (!prepared) return { at, outcome: "foreign" };
    const same = held(prepared, head.ifNoneMatch);
    const variant = same ?? choose(prepared, head.accepted);
    if (variant.body.length > largest) return { at, outcome: "foreign" };
    const bytes = wire(variant);
    at = head.end;
    if (!socket.write(same ? bytes.notModified : bytes.answer)) return { at, outcome: "slow" };
  }
  return { at, outcome: "done" };
}
