import { type Algorithm, hash, type Options, verify } from "@node-rs/argon2";
import { openConcurrencyLimit } from "./concurrency-limit.ts";

// The package's enum has no value of its own where files are compiled one by one; 2 is Argon2id.
const argon2id: Algorithm.Argon2id = 2;

/** OWASP's first choice but one: 19 MiB, two passes, one lane. */
export const parameters: Options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What is compared when there is nothing to compare with, so that this takes the same time. Nobody knows its password. */
const nobody = "$argon2id$v=19$m=19456,t=2,p=1$BXJEjY/cg+D0WpSwrbb4xg$j/nlEN3Mlb90x7kUDDYtfpL/pue0Io1iFA8KzxGJe3E";

const gate = openConcurrencyLimit({ atOnce: 2, waiting: 32 });

/** Longest password that is looked at, in characters. */
export const maxPasswordLength = 256;

export const hashPassword = (password: string): Promise<string> => gate.pass(() => hash(normal(password), parameters));

export interface Comparison {
  readonly password: string;
  /** Null: there is no such account. The work is the same. */
  readonly hash: string | null;
  /** Goes before others in the queue. */
  readonly urgent?: boolean;
}

/** Never inside a transaction: it waits for its turn and then computes for some tens of milliseconds. */
export async function passwordMatches({ password, hash: known, urgent }: Comparison): Promise<boolean> {
  const fits = password.length <= maxPasswordLength;
  const same = await gate.pass(() => verify(known ?? nobody, fits ? normal(password) : ""), urgent);
  return same && fits && known !== null;
}

/** The same letters are the same password, however a keyboard composes them. */
const normal = (password: string): string => password.normalize("NFKC");
