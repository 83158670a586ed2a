import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/browser";

const longest = 64 * 1024;

/** What a browser sent after asking a passkey to sign; null when it cannot be that. */
export function readAnswer(text: string): AuthenticationResponseJSON | null {
  const sent = readSkeleton(text);
  return sent && isSigned(sent) ? sent : null;
}

/** What a browser sent after making a passkey; null when it cannot be that. */
export function readPendaftaran(text: string): RegistrationResponseJSON | null {
  const sent = readSkeleton(text);
  return sent && isMade(sent) ? sent : null;
}

const isSigned = (sent: Skeleton): sent is Skeleton & AuthenticationResponseJSON =>
  ["authenticatorData", "signature"].every((name) => typeof sent.response[name] === "string") && isTextOrAbsent(sent.response.userHandle);
const isMade = (sent: Skeleton): sent is Skeleton & RegistrationResponseJSON => typeof sent.response.attestationObject === "string";

/** The challenge that was answered, base64url; "" when there is none to be read. */
export function challengeFrom(clientDataJSON: string): string {
  const told = parse(Buffer.from(clientDataJSON, "base64url").toString());
  return typeof told?.challenge === "string" ? told.challenge : "";
}

interface Skeleton {
  readonly id: string;
  readonly response: Readonly<Record<string, unknown>>;
}

function readSkeleton(text: string): Skeleton | null {
  const sent = text.length > longest ? null : parse(text);
  if (sent?.type !== "public-key" || typeof sent.id !== "string" || !isObject(sent.response)) return null;
  return typeof sent.response.clientDataJSON === "string" ? { ...sent, id: sent.id, response: sent.response } : null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;
const isTextOrAbsent = (value: unknown): boolean => value === undefined || value === null || typeof value === "string";

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    // Not JSON: nothing that a browser has sent.
    return null;
  }
}
