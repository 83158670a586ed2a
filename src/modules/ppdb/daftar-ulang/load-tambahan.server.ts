import type { ReadCtx } from "#kit/ctx.server.ts";
import type { Field, Value } from "#kit/register/fields.ts";
import { covered, coveredField } from "../keluarga/covered.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { bagianOf, isOptional, missingIn, shownIn, type TambahanName, tambahanFields } from "./bagian.ts";
import { doubtsOf } from "./doubts.ts";
import { isOver, readDaftarUlang } from "./read-tambahan.server.ts";

interface Isian {
  readonly name: string;
  readonly field: Field;
  readonly nilai: Value;
}

/** The family's page of re-registration: one part open, the others with what they still lack. Null unless the place is taken. */
export async function loadTambahan(ctx: ReadCtx, id: string, asked: string) {
  const status = await loadStatus(ctx, id);
  const stands = await readDaftarUlang(ctx, id);
  if (!stands || status?.keadaan !== "daftar ulang") return null;
  const { asal, filled, versi, sampai, isSiswa } = stands;
  const bagian = bagianOf(asal);
  const parts = bagian.map((one) => ({ kunci: one.kunci, judul: one.judul, ket: one.ket, kurang: missingIn(one, filled).length }));
  const first = parts.find(({ kurang }) => kurang > 0) ?? parts[0];
  const open = bagian.find(({ kunci }) => kunci === asked) ?? bagian.find(({ kunci }) => kunci === first?.kunci);
  const isian = open
    ? shownIn(open, filled).map(
        (name): Isian => ({
          name,
          field: shownField(name, filled[name]),
          nilai: covered(name, filled[name]),
        }),
      )
    : [];
  return {
    ...{ namaLengkap: status.namaLengkap, nomor: status.nomor, kunci: status.kunci, versi, sampai, parts, isian },
    buka: parts.find(({ kunci }) => kunci === open?.kunci) ?? null,
    ragu: doubtsOf(filled, asal.tanggalLahir),
    tutup: isSiswa ? ("siswa" as const) : isOver(ctx, sampai) ? ("lewat" as const) : null,
  };
}

export type TambahanContent = NonNullable<Awaited<ReturnType<typeof loadTambahan>>>;

/** Without what the page has no use for; whatever may stay empty says so, and what is covered how to change it. */
function shownField(name: TambahanName, stands: Value | undefined): Field {
  const { group: _, onlyIf: __, ...field }: Field = tambahanFields[name];
  if (field.kind === "yesNo") return field;
  const { hint: ___, ...bare } = field;
  const hidden = coveredField(name, bare, stands);
  if (hidden !== bare) return hidden;
  if (!isOptional(name)) return field.kind === "choice" ? { ...field, placeholder: "Pilih…" } : field;
  return { ...field, hint: [field.hint, "Boleh dikosongkan."].filter(Boolean).join(" ") };
}
