import type { Bekal } from "../baca/bekal.ts";
import { ambil, buangBekal, simpan } from "./gudang.ts";

/** A roster so old is of no use to anybody and goes. */
const umurTerpanjang = 14 * 86_400_000;

export type AmbilBekal =
  | { readonly apa: "baru"; readonly bekal: Bekal }
  | { readonly apa: "terputus" }
  /** The server is there and could not give it: what lies here serves on, and what waits can be sent. */
  | { readonly apa: "gagal" }
  /** The session is over; what lies here stays, until somebody signs in. */
  | { readonly apa: "masuk" }
  /** This person has nothing to do with attendance. */
  | { readonly apa: "tertutup" };

/** What lies on this device. */
export async function bekalTersimpan(): Promise<Bekal | undefined> {
  const bekal = await ambil<Bekal>("bekal", "kini");
  if (bekal && Date.now() - Date.parse(bekal.diambilPada) < umurTerpanjang) return bekal;
  if (bekal) await buangBekal();
  return undefined;
}

/** Whose roster was here last in this visit, also when it is gone. */
export const pemilikTersimpan = (): Promise<string | undefined> => ambil<string>("perangkat", "pemilik");

/** Fetches it anew. Whoever is signed in now takes the place of whoever was. */
export async function ambilBekal(): Promise<AmbilBekal> {
  try {
    const jawaban = await fetch("/api/absensi-siswa/bekal", { headers: { accept: "application/json" } });
    if (jawaban.status === 401) return { apa: "masuk" };
    if (jawaban.status === 403 || jawaban.status === 404) {
      await buangBekal();
      return { apa: "tertutup" };
    }
    if (!jawaban.ok) return { apa: "gagal" };
    const bekal = (await jawaban.json()) as Bekal;
    await simpan("bekal", "kini", bekal);
    await simpan("perangkat", "pemilik", bekal.akunId);
    return { apa: "baru", bekal };
  } catch {
    return { apa: "terputus" };
  }
}
