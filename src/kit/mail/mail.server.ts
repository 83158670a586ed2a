import { createHash } from "node:crypto";
import { PassThrough } from "node:stream";
import { createTransport } from "nodemailer";
import type { Scope } from "../ctx.server.ts";
import { isOwnMachine } from "../own-machine.server.ts";
import { countLetter, type LetterKind, uncountLetter } from "./mail-limit.server.ts";

export interface Letter {
  /** The same for the same letter however often it is tried, so that who gets it twice sees it once; else made of what it says. */
  readonly id?: string;
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

/** The mail server had the whole letter and did not say whether it took it. */
export class Unanswered extends Error {}

/** The mail server does not take it, now or later: the address does not exist, or the letter is too large. */
export class Refused extends Error {}

export interface Post {
  /** Hands one letter to the mail server. @throws Unanswered, Refused, another Error when it did not take it; the job that sends tries again. */
  readonly send: (from: Sender, letter: Letter) => Promise<void>;
  readonly close: () => void;
}

export interface Mail {
  /** As a post, unless the address has had enough of this kind. @returns whether it went; what did not is not tried again */
  readonly send: (from: Sender, letter: Letter & { readonly kind: LetterKind }) => Promise<boolean>;
  readonly close: () => void;
}

/** The one way out for letters, which counts them. @param scope opens a short transaction for that */
export function openMail(url: string, scope: () => Pick<Scope, "transaction">): Mail {
  const post = openPost(url);
  return {
    close: post.close,
    send: async (from, { kind, ...letter }) => {
      const wait = await scope().transaction((ctx) => countLetter(ctx, kind, letter.to));
      if (wait > 0) return false;
      try {
        await post.send(from, letter);
      } catch (error) {
        if (!(error instanceof Unanswered)) await scope().transaction((ctx) => uncountLetter(ctx, kind, letter.to));
        throw error;
      }
      return true;
    },
  };
}

/** Signs in and out again. @throws Error of the transport with its code, also when it takes longer than this */
export async function verifyPost(url: string, patienceMs: number): Promise<void> {
  const requireTLS = !isOwnMachine(new URL(url).hostname);
  const times = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs, dnsTimeout: patienceMs };
  const transport = createTransport({ url, requireTLS, ...times });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Mail through one SMTP server, e.g. `smtps://name:password@mail.contoh.id`. */
export function openPost(url: string): Post {
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
  // By the letter's id: whether its last byte has gone out.
  const given = new Map<string, boolean>();
  transport.use("stream", ({ message }, done) => {
    const id = message.messageId();
    message.transform(() => new PassThrough().once("end", () => given.set(id, true)));
    done();
  });
  return {
    send: async (from, letter) => {
      const { to, subject, text, attachments = [] } = letter;
      const messageId = `<${letter.id ?? idOf(letter)}@${from.address.split("@").at(-1)}>`;
      try {
        await transport.sendMail({
          messageId,
          from: { name: from.name, address: from.address },
          to: { name: "", address: to },
          subject,
          text,
          attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content: Buffer.from(content) })),
          // People's own text must not be able to make the server read files or addresses.
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw failureOf(error, given.has(messageId));
      } finally {
        given.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}

function idOf({ to, subject, text, attachments = [] }: Letter): string {
  const said = createHash("sha256").update(JSON.stringify([to, subject, text, ...attachments.map(({ name }) => name)]));
  for (const { content } of attachments) said.update(content);
  return said.digest("hex").slice(0, 32);
}

/** What an error of the transport says of the letter. Neither its words nor an answer of the server travel on: they may name the address. */
function failureOf(error: unknown, given: boolean): unknown {
  const { responseCode = 0, command = "" } = error as { readonly responseCode?: number; readonly command?: string };
  if (responseCode >= 500 && (command === "RCPT TO" || command === "DATA")) return new Refused(`the mail server answered ${responseCode}`);
  return given && responseCode === 0 ? new Unanswered("the mail server had the letter and gave no answer") : error;
}
