import { data, isRouteErrorResponse, redirect } from "react-router";
import { noRightSentence, Refusal, type RefusalKind } from "#kit/refusals.ts";

/** The only place where a refusal becomes a status. */
const statuses: Readonly<Record<RefusalKind, number>> = {
  malformed: 400,
  unauthenticated: 401,
  unconfirmed: 401,
  forbidden: 403,
  notFound: 404,
  stale: 409,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  invalid: 422,
  tooMany: 429,
  unavailable: 503,
};

/** Answered to the form that sent, so that nothing typed is lost; the others need a page of their own. */
const formKinds = new Set<RefusalKind>([
  "malformed",
  "unconfirmed",
  "stale",
  "conflict",
  "tooLarge",
  "unsupported",
  "invalid",
  "tooMany",
  "unavailable",
]);

export const brokenSentence = "Terjadi gangguan pada sistem kami. Silakan coba lagi beberapa saat.";

export const statusOf = (error: unknown): number => (error instanceof Refusal ? statuses[error.kind] : 500);

/** What a page may show of a refusal; travels to the browser. */
export interface Shown {
  readonly kind: RefusalKind;
  readonly sentence: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly current?: unknown;
  readonly retryAfter?: number;
}

export function shown({ kind, message, fields, current, retryAfter }: Refusal): Shown {
  return {
    kind,
    sentence: message,
    ...(fields ? { fields } : {}),
    ...(current === undefined ? {} : { current }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/** @param name of the sentence in the body: "error", or "msg" where the specification says so */
export function toJson(error: unknown, name = "error"): Response {
  const status = statusOf(error);
  if (!(error instanceof Refusal)) return Response.json({ [name]: brokenSentence }, { status });
  const { fields, current, message, reason } = error;
  const body = {
    [name]: message,
    ...(reason ? { reason } : {}),
    ...(fields ? { fields } : {}),
    ...(current === undefined ? {} : { current }),
  };
  return Response.json(body, { status, headers: { ...waitHeader(error), ...strongerHeader(error) } });
}

/** For answers before any page or call is found. */
export function toPlain(error: unknown): Response {
  const sentence = error instanceof Refusal ? error.message : brokenSentence;
  const headers = { "Content-Type": "text/plain; charset=utf-8", ...waitHeader(error) };
  return new Response(sentence, { status: statusOf(error), headers });
}

/** What React Router should make of a refusal in a loader: the error page with its status, or the way to the login. */
export function toRouteError(error: unknown, path: string): unknown {
  if (!(error instanceof Refusal)) return error;
  if (error.kind === "unauthenticated") return redirect(loginPath(path));
  if (error.kind === "unconfirmed") return redirect(confirmPath(path));
  return data(shown(error), { status: statusOf(error), headers: waitHeader(error) });
}

/** What React Router should make of a fault of ours: nothing of it is told but the number under which it lies in the log. */
export const toFault = (number: string) => data({ sentence: brokenSentence, number }, { status: 500 });

/** The page is this person's and the step is not: what is missing stands where it was pressed, with all that was typed. */
const saysWhy = ({ kind, message, reason }: Refusal): boolean => kind === "forbidden" && message !== noRightSentence && !reason;

/** What an action answers to its form: `actionData.refusal`. Undefined when the refusal needs a page instead. */
export function toActionData(error: unknown) {
  if (!(error instanceof Refusal && (formKinds.has(error.kind) || error.fields || saysWhy(error)))) return undefined;
  return data({ refusal: shown(error) }, { status: statusOf(error), headers: waitHeader(error) });
}

/** Worth a line in the log: not what a person caused by asking. */
export const isOurFault = (error: unknown): boolean => !(error instanceof Refusal) && !isRouteErrorResponse(error);

/** What was lacking when an answer is 503, and by which name the log knows it. Undefined for everything else. */
export function outage(error: unknown): { readonly name: string; readonly error: unknown } | undefined {
  if (!(error instanceof Refusal) || error.kind !== "unavailable") return undefined;
  const { cause, message } = error;
  return { name: cause instanceof Error ? causeName(cause) : message, error: cause ?? error };
}

/** What is the same trouble met again. */
export function causeName(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && error.code ? String(error.code) : error.name + error.message;
}

export const loginPath = (path: string): string => `/login?lanjut=${encodeURIComponent(path)}`;

/** Where a held session sets up its second factor. */
export const setUpPath = (path: string): string => `/dua-langkah?lanjut=${encodeURIComponent(path)}`;

/** @param file what is asked for is a file to keep, so there is no page to come back to */
export const confirmPath = (path: string, file = false): string =>
  `/konfirmasi?lanjut=${encodeURIComponent(path)}${file ? "&berkas=1" : ""}`;

/** RFC 9470: the token is good, but its person proved themselves too long ago for this call. */
const strongerHeader = ({ kind, reason }: Refusal): Record<string, string> =>
  kind === "unconfirmed" ? { "WWW-Authenticate": `Bearer error="${reason}", max_age="300"` } : {};

const waitHeader = (error: unknown): Record<string, string> =>
  error instanceof Refusal && error.retryAfter !== undefined ? { "Retry-After": String(Math.ceil(error.retryAfter)) } : {};
