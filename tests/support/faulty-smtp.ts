import { type AddressInfo, createServer, type Socket } from "node:net";

/** What a mail server does wrong: answers a recipient, or what it does once it has the whole letter. */
export interface Fault {
  readonly recipient?: string;
  readonly letter?: string | "hangs up";
}

/** A mail server on this machine that fails as it is told to; what it was given is kept all the same. */
export async function startFaultySmtp(): Promise<{ url: string; fault: Fault; letters: string[]; stop: () => Promise<void> }> {
  const house = { fault: {} as Fault, letters: [] as string[] };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => open.delete(socket));
    talk(socket, house);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const stop = async () => {
    for (const socket of open) socket.destroy();
    await new Promise((closed) => server.close(closed));
  };
  return Object.assign(house, { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, stop });
}

function talk(socket: Socket, house: { readonly fault: Fault; readonly letters: string[] }): void {
  let [read, letter] = ["", false];
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 uji ESMTP");
  socket.on("data", (chunk: Buffer) => {
    read += chunk.toString("latin1");
    for (;;) {
      const end = read.indexOf(letter ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const got = read.slice(0, end);
      read = read.slice(end + (letter ? 5 : 2));
      if (letter) {
        letter = false;
        house.letters.push(got);
        if (house.fault.letter === "hangs up") return void socket.destroy();
        say(house.fault.letter ?? "250 ok");
      } else if (/^RCPT/i.test(got)) say(house.fault.recipient ?? "250 ok");
      else if (/^DATA/i.test(got)) {
        letter = true;
        say("354 go on");
      } else say(/^QUIT/i.test(got) ? "221 bye" : "250 ok");
    }
  });
}
