import { createTransport } from "nodemailer";
import { isOwnMachine } from "../own-machine.server.ts";

export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Plain text; paragraphs are separated by empty lines. */
  readonly text: string;
  readonly attachments?: readonly { readonly name: string; readonly type: string; readonly content: Uint8Array }[];
}

export interface Sender {
  readonly name: string;
  readonly address: string;
}

export interface Mail {
  /** Hands one letter to the mail server. @throws Error when it does not take it; the job that sends tries again. */
  readonly send: (from: Sender, letter: Letter) => Promise<void>;
  readonly close: () => void;
}

/** Mail through one SMTP server, e.g. `smtps://name:password@mail.contoh.id`. */
export function openMail(url: string): Mail {
  const transport = createTransport({
    url,
    pool: true,
    // A server that offers no encryption gets no letter: somebody on the way may have taken the offer out.
    requireTLS: !isOwnMachine(new URL(url).hostname),
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    send: async (from, { to, subject, text, attachments = [] }) => {
      await transport.sendMail({
        from: { name: from.name, address: from.address },
        to: { name: "", address: to },
        subject,
        text,
        attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content: Buffer.from(content) })),
        // People's own text must not be able to make the server read files or addresses.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
