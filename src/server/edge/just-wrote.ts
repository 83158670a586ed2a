import { isSafe } from "./guard.ts";

const name = "baru-menulis";
/** Seconds: longer than screens may be behind, and than it takes to find out that they are. */
const lasting = 10;

/** Whether whoever asks has just changed something: they look at what is, not at a copy that may be a few seconds behind. */
export const hasJustWritten = (request: Request): boolean =>
  !isSafe(request.method) || (request.headers.get("cookie") ?? "").split("; ").includes(`${name}=1`);

/** Has the browser say so for a while, to whichever process it comes. */
export function markWriting(request: Request, answer: Response, secure: boolean): void {
  if (!isSafe(request.method))
    answer.headers.append("Set-Cookie", `${name}=1; Path=/; Max-Age=${lasting}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`);
}
