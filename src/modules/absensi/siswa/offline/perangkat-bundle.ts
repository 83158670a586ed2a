import type { Bundle } from "../read/bundle.ts";
import { discardBundle, save, take } from "./store.ts";

/** A roster so old is of no use to anybody and goes. */
const longestAge = 14 * 86_400_000;

export type TakeBundle =
  | { readonly apa: "baru"; readonly bekal: Bundle }
  | { readonly apa: "terputus" }
  /** The server is there and could not give it: what lies here serves on, and what waits can be sent. */
  | { readonly apa: "gagal" }
  /** The session is over; what lies here stays, until somebody signs in. */
  | { readonly apa: "masuk" }
  /** This person has nothing to do with attendance. */
  | { readonly apa: "tertutup" };

/** What lies on this device. */
export async function savedBundle(): Promise<Bundle | undefined> {
  const bekal = await take<Bundle>("bekal", "kini");
  if (bekal && Date.now() - Date.parse(bekal.diambilPada) < longestAge) return bekal;
  if (bekal) await discardBundle();
  return undefined;
}

/** Whose roster was here last in this visit, also when it is gone. */
export const savedPemilik = (): Promise<string | undefined> => take<string>("perangkat", "pemilik");

export const bundlePath = "/api/absensi-siswa/bekal";

/** Fetches it anew. Whoever is signed in now takes the place of whoever was. */
export async function takeBundle(): Promise<TakeBundle> {
  try {
    const jawaban = await fetch(bundlePath, { headers: { accept: "application/json" } });
    if (jawaban.status === 401) return { apa: "masuk" };
    if (jawaban.status === 403 || jawaban.status === 404) {
      await discardBundle();
      return { apa: "tertutup" };
    }
    if (!jawaban.ok) return { apa: "gagal" };
    const bekal = (await jawaban.json()) as Bundle;
    await save("bekal", "kini", bekal);
    await save("perangkat", "pemilik", bekal.akunId);
    return { apa: "baru", bekal };
  } catch {
    return { apa: "terputus" };
  }
}
