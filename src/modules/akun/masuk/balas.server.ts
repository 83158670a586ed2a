import { redirect } from "react-router";
import { setKuki } from "../sesi/kuki.server.ts";
import type { SudahMasuk } from "./sambut.server.ts";

/** On to where the person wanted to go, with the new session; what was needed for the second step is taken away. */
export function balasMasuk({ token, perangkat }: SudahMasuk, { lanjut, secure }: { lanjut: string; secure: boolean }): Response {
  const headers = new Headers({ "Set-Cookie": setKuki("sesi", token, secure) });
  headers.append("Set-Cookie", setKuki("langkah", "", secure));
  if (perangkat) headers.append("Set-Cookie", setKuki("perangkat", perangkat, secure));
  return redirect(lanjut, { headers });
}
