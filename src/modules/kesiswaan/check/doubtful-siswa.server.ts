import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { FieldSentences } from "#kit/refusals.ts";
import { openYielder } from "#kit/threads/yield-event-loop.ts";
import { comparedPredicate, type Doubts } from "#kit/transfer/transfer.server.ts";
import { siswa } from "../siswa/siswa.ts";
import { nisnJanggal } from "./nisn-janggal.ts";

type Anak = Parameters<Doubts>[1][number];

/** What a list or a form may well say of pupils, though it looks odd: each with the field to look at. */
export const raguSiswa: Doubts = async (ctx, anak) => {
  const senama = await byNameAndBirth(ctx, anak);
  const sedaftar = Map.groupBy(anak, ciri);
  const breathe = openYielder();
  const ragu: FieldSentences[] = [];
  for (const satu of anak) {
    await breathe();
    const kunci = ciri(satu);
    const tercatat = kunci === "" ? [] : (senama.get(kunci) ?? []).filter(({ id }) => id !== satu.id);
    const nisn = nisnJanggal(text(satu.nisn), text(satu.tanggalLahir) || null);
    ragu.push({
      ...(nisn ? { nisn } : {}),
      ...(tercatat.length > 0
        ? { nama: "Siswa dengan nama dan tanggal lahir yang sama sudah tercatat. Bandingkan keduanya di Periksa data." }
        : kunci !== "" && (sedaftar.get(kunci)?.length ?? 0) > 1
          ? { nama: "Nama dan tanggal lahir ini ada lebih dari satu kali di daftar ini." }
          : {}),
    });
  }
  return ragu;
};

async function byNameAndBirth(ctx: ReadCtx, anak: readonly Anak[]) {
  const lahir = [...new Set(anak.map(({ tanggalLahir }) => text(tanggalLahir)).filter((hari) => hari !== ""))];
  if (lahir.length === 0) return new Map<string, { id: string }[]>();
  const terlihat = comparedPredicate(ctx, siswa, ["nama", "tanggalLahir"]);
  if (!terlihat) return new Map<string, { id: string }[]>();
  const tercatat = ctx.db.selectFrom("siswa").select(["id", "nama", "tanggalLahir"]).where(notDeleted()).where(terlihat);
  return Map.groupBy(await tercatat.where("tanggalLahir", "in", lahir).execute(), ciri);
}

const text = (nilai: unknown): string => (typeof nilai === "string" ? nilai : "");

/** Name as it sounds, and birth date; "" where one of them is missing. */
function ciri(anak: Readonly<Record<string, unknown>>): string {
  const { nama, tanggalLahir } = anak;
  const polos = text(nama)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  return polos === "" || text(tanggalLahir) === "" ? "" : `${polos} ${text(tanggalLahir)}`;
}
