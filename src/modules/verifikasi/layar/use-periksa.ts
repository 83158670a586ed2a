import { useCallback, useEffect, useState } from "react";
import { openReader } from "#kit/ui/scan/reader.ts";
import { bacaKode } from "../kode.ts";
import { type KunciUmum, periksaBerkas, periksaBertanda } from "../periksa.ts";
import { barisDari, type Jawaban, jawabanDari } from "./jawaban.ts";
import { type Terjawab, tanyaKeadaan, tanyaKode } from "./tanya.ts";

const maxBytes = 30_000_000;

/** Checks on this device; only the code of a paper that proved itself is asked about at the madrasah. */
export function usePeriksa(keys: readonly KunciUmum[], awal: Terjawab) {
  const [jawaban, setJawaban] = useState(awal.jawaban);
  const [ketikan, setKetikan] = useState({ salah: awal.salah, busy: false });
  const tampilkan = useCallback(async (found: Jawaban) => {
    setJawaban(found);
    setKetikan({ salah: null, busy: false });
    if (found.macam !== "sah") return;
    const keadaan = await tanyaKeadaan(found.ringkasan.kode);
    setJawaban((now) => (now === found ? { ...found, keadaan } : now));
  }, []);
  const pindai = useCallback((read: string) => tampilkan(pindaian(read, keys)), [keys, tampilkan]);
  useEffect(() => {
    const baca = () => {
      if (location.hash.startsWith("#M1.")) void pindai(location.hash);
    };
    baca();
    window.addEventListener("hashchange", baca);
    return () => window.removeEventListener("hashchange", baca);
  }, [pindai]);
  const berkas = async (file: File) => {
    if (file.size > maxBytes) return setJawaban({ macam: "gagal", kalimat: "Berkas ini lebih besar dari 30 MB." });
    if (file.type.startsWith("image/")) return tampilkan(await dariGambar(file, keys));
    return tampilkan(jawabanDari(periksaBerkas(new Uint8Array(await file.arrayBuffer()), keys), "berkas"));
  };
  const ketik = async (typed: string) => {
    setKetikan({ salah: null, busy: true });
    const answer = await tanyaKode(typed);
    setJawaban(answer.jawaban);
    setKetikan({ salah: answer.salah, busy: false });
  };
  return { jawaban, ketikan, pindai, berkas, ketik, tampilkan };
}

/** A code may also stand alone in a QR, e.g. on a small label. */
function pindaian(read: string, keys: readonly KunciUmum[]): Jawaban {
  const hasil = periksaBertanda(barisDari(read), keys);
  if (!hasil.sah && hasil.sebab === "bukan" && bacaKode(read)) return { macam: "gagal", kalimat: `Ketik kode ini di kotak kode: ${read}` };
  return jawabanDari(hasil, "pindai");
}

async function dariGambar(file: File, keys: readonly KunciUmum[]): Promise<Jawaban> {
  const picture = await createImageBitmap(file).catch(() => null);
  const read = picture ? await (await openReader())(picture) : undefined;
  if (!read) return { macam: "gagal", kalimat: "Tidak ada kode QR yang terbaca di gambar ini. Ambil foto yang lebih dekat dan tajam." };
  return pindaian(read, keys);
}
