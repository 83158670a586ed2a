import { verifyPost } from "#kit/mail/mail.server.ts";
import type { Config } from "../config.ts";
import type { MailFacts } from "./facts.ts";
import { reasonOf } from "./reason.ts";

const patienceMs = 5_000;

/** Signs in at the mail server as for a letter, and sends none. */
export async function findMail({ smtpUrl }: Pick<Config, "smtpUrl">): Promise<MailFacts> {
  if (!smtpUrl) return "none";
  const { host } = new URL(smtpUrl);
  try {
    await verifyPost(smtpUrl, patienceMs);
    return { host, refused: null };
  } catch (error) {
    return { host, refused: reasonOf(error) };
  }
}
