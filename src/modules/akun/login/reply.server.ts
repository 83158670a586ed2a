import { redirect } from "react-router";
import { setCookie } from "../session/cookie.server.ts";
import type { LoggedIn } from "./welcome.server.ts";

/** On to where the person wanted to go, with the new session; what was needed for the second step is taken away. */
export function replyLogin({ token, perangkat }: LoggedIn, { lanjut, secure }: { lanjut: string; secure: boolean }): Response {
  const headers = new Headers({ "Set-Cookie": setCookie("sesi", token, secure) });
  headers.append("Set-Cookie", setCookie("langkah", "", secure));
  if (perangkat) headers.append("Set-Cookie", setCookie("perangkat", perangkat, secure));
  return redirect(lanjut, { headers });
}
