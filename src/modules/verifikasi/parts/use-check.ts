import { useCallback, useEffect, useState } from "react";
import { readCode } from "#kit/typed-code.ts";
import { openReader } from "#kit/ui/scan/reader.ts";
import { checkBerkas, checkSigned, type PublicKey } from "../check.ts";
import { type Answer, answerFrom, rowFrom } from "./answer.ts";
import { askCode, askState, type Terjawab } from "./ask.ts";

const maxBytes = 30_000_000;

/** Checks on this device; only the code of a paper that proved itself is asked about at the madrasah. */
export function useCheck(keys: readonly PublicKey[], awal: Terjawab) {
  const [jawaban, setJawaban] = useState(awal.jawaban);
  const [ketikan, setKetikan] = useState({ salah: awal.salah, busy: false });
  const tampilkan = useCallback(async (found: Answer) => {
    setJawaban(found);
    setKetikan({ salah: null, busy: false });
    if (found.macam !== "sah") return;
    const keadaan = await askState(found.ringkasan.kode);
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
    if (file.type.startsWith("image/")) return tampilkan(await fromImage(file, keys));
    return tampilkan(answerFrom(checkBerkas(new Uint8Array(await file.arrayBuffer()), keys), "berkas"));
  };
  const ketik = async (typed: string) => {
    setKetikan({ salah: null, busy: true });
    const answer = await askCode(typed);
    setJawaban(answer.jawaban);
    setKetikan({ salah: answer.salah, busy: false });
  };
  return { jawaban, ketikan, pindai, berkas, ketik, tampilkan };
}

/** A code may also stand alone in a QR, e.g. on a small label. */
function pindaian(read: string, keys: readonly PublicKey[]): Answer {
  const hasil = checkSigned(rowFrom(read), keys);
  if (!hasil.sah && hasil.sebab === "bukan" && readCode(read)) return { macam: "gagal", kalimat: `Ketik kode ini di kotak kode: ${read}` };
  return answerFrom(hasil, "pindai");
}

async function fromImage(file: File, keys: readonly PublicKey[]): Promise<Answer> {
  const picture = await createImageBitmap(file).catch(() => null);
  const read = picture ? await (await openReader())(picture) : undefined;
  if (!read) return { macam: "gagal", kalimat: "Tidak ada kode QR yang terbaca di gambar ini. Ambil foto yang lebih dekat dan tajam." };
  return pindaian(read, keys);
}
