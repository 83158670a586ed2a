/** A door that answers as PostgreSQL does, and as a test has it say. */
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";

export interface Door {
  /** What is said to whoever knocks: a code of PostgreSQL's; absent: they are let in. */
  refusal: string | undefined;
  /** Told of each that comes, counted from one, before they are answered. */
  whenEntered: (count: number) => void;
  /** Told of each statement before it is answered. @returns the code of an error, or "cut" for a line that ends without a word */
  whenAsked: (statement: string) => string | undefined;
  /** Every statement so far. */
  readonly asked: string[];
  readonly inside: ReadonlySet<Socket>;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const said = (kind: string, words: string | Buffer): Buffer => {
  const body = Buffer.from(words);
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const ready = said("Z", "I");
const done = said("C", "SELECT 1\0");
const error = (code: string, how: string) => said("E", `S${how}\0V${how}\0C${code}\0Mbegitulah\0\0`);

/** @param folder of its socket */
export function makeDoor(folder: string): Door {
  const inside = new Set<Socket>();
  let entered = 0;
  const server = createServer((socket) => receive(door, socket, () => door.whenEntered(++entered)));
  server.on("connection", (socket) => {
    inside.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => inside.delete(socket));
  });
  const door: Door = {
    ...{ refusal: undefined, whenEntered: () => undefined, whenAsked: () => undefined, asked: [], inside },
    open: async () => {
      server.listen(join(folder, ".s.PGSQL.5432"));
      await once(server, "listening");
    },
    close: async () => {
      for (const socket of inside) socket.destroy();
      if (server.listening) await new Promise((closed) => server.close(closed));
    },
  };
  return door;
}

function receive(door: Door, socket: Socket, enter: () => void): void {
  let rest = Buffer.alloc(0);
  let known = false;
  let failed: string | undefined;
  const answer = (kind: string, words: Buffer) => {
    if (kind === "Q" || kind === "P") {
      const statement = words.toString().split("\0")[kind === "P" ? 1 : 0] ?? "";
      door.asked.push(statement);
      failed = door.whenAsked(statement);
    }
    if (kind !== "Q" && kind !== "S") return;
    if (failed === "cut") socket.destroy();
    else if (failed) socket.write(Buffer.concat([error(failed, "ERROR"), ready]));
    else socket.write(Buffer.concat([...(kind === "S" ? [said("1", ""), said("2", ""), said("n", "")] : []), done, ready]));
  };
  socket.on("data", (part) => {
    rest = Buffer.concat([rest, Buffer.from(part)]);
    for (;;) {
      // The first message has no kind.
      const from = known ? 1 : 0;
      if (rest.length < from + 4 || rest.length < from + rest.readInt32BE(from)) return;
      const end = from + rest.readInt32BE(from);
      const [kind, words] = [String.fromCharCode(rest[0] ?? 0), rest.subarray(from + 4, end)];
      rest = rest.subarray(end);
      if (known) answer(kind, words);
      else {
        enter();
        if (door.refusal === undefined) socket.write(Buffer.concat([said("R", Buffer.alloc(4)), ready]));
        else socket.end(error(door.refusal, "FATAL"));
      }
      known = true;
    }
  });
}
