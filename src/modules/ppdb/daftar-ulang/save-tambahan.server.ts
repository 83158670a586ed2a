import { record } from "#kit/audit/audit.server.ts";
import { isFieldShown } from "#kit/conditional-fields.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { type FieldSentences, refuse } from "#kit/refusals.ts";
import { check } from "#kit/register/check.ts";
import type { Value } from "#kit/register/fields.ts";
import { siswa } from "#modules/kesiswaan/index.ts";
import { readNik, shortDay } from "#modules/periksa/index.ts";
import { lockPendaftaran } from "../keadaan/hold-pendaftaran.server.ts";
import { uncovered } from "../keluarga/covered.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { type Bagian, bagianOf, isTambahan, type Tambahan, type TambahanName, tambahanFields } from "./bagian.ts";
import { type DaftarUlang, isOver, readDaftarUlang } from "./read-tambahan.server.ts";

/**
 * Keeps one part as far as it is right, so that nothing typed is lost; whose it is, the signed cookie says.
 * @returns a sentence for each field that was not kept
 * @throws Refusal 404, 409 when no place was taken, the day is over, it is a pupil already, or another device saved meanwhile
 */
export async function saveTambahan(ctx: Ctx, id: string, sent: Readonly<Record<string, unknown>>): Promise<FieldSentences> {
  const held = await lockPendaftaran(ctx, id);
  const stands = await readDaftarUlang(ctx, id);
  const told = (await loadStatus(ctx, id))?.keadaan;
  if (!stands || told !== "daftar ulang" || held.keadaan !== "daftar ulang")
    throw refuse.conflict("Tempatnya belum diambil, jadi data daftar ulang belum dapat diisi. Buka dulu halaman status.");
  if (stands.isSiswa) throw refuse.conflict("Anak ini sudah tercatat sebagai siswa. Perubahan datanya disampaikan kepada Tata Usaha.");
  if (stands.sampai && isOver(ctx, stands.sampai))
    throw refuse.conflict(
      `Data ini diisi paling lambat ${formatDay(stands.sampai, "long")}. Hubungi panitia. Yang sudah tersimpan tetap ada.`,
    );
  const bagian = bagianOf(stands.asal).find(({ kunci }) => kunci === sent.bagian);
  if (!bagian) throw refuse.malformed("Bagian ini tidak dikenal.");
  if (String(stands.versi) !== sent.versi)
    throw refuse.conflict("Data ini baru saja diubah dari perangkat lain. Periksa isian Anda di bawah, lalu simpan sekali lagi.");
  const { values, errors } = judge(bagian, stands, sent);
  const changed = bagian.names.filter((name) => name in values && values[name] !== (stands.filled[name] ?? emptyOf(name)));
  if (changed.length > 0) await keep(ctx, { id, versi: stands.versi, values, changed });
  return errors;
}

const emptyOf = (name: TambahanName) => (tambahanFields[name].kind === "yesNo" ? false : null);

function judge(bagian: Bagian, { asal, filled }: DaftarUlang, sent: Readonly<Record<string, unknown>>) {
  const fields = Object.fromEntries(bagian.names.map((name) => [name, tambahanFields[name]]));
  // A field that was not on the page says nothing; a box that is not ticked is not sent.
  const typed = Object.fromEntries(bagian.names.map((name) => [name, uncovered(name, sent[name], filled[name]) ?? ""]));
  const first = check(fields, typed);
  // Without scripts a field stands on the page until what hides it is sent: its old content goes then.
  const says = (name: string) => (first.values as Readonly<Record<string, Value | undefined>>)[name];
  const shown = Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, isFieldShown(tambahanFields[name as TambahanName], says) ? text : ""]),
  );
  const { values, errors } = check(fields, shown);
  const nik = readNik(String(values.nik ?? ""));
  const fits = !nik || (nik.lahir === shortDay(asal.tanggalLahir) && nik.perempuan === (asal.jenisKelamin === "perempuan"));
  if (fits || values.dicocokkan) return { values, errors };
  const { nik: _, ...rest } = values;
  return { values: { ...rest, nik: filled.nik ?? null }, errors: { ...errors, nik: siswa.constraints?.siswa_nik_sesuai?.sentence ?? "" } };
}

interface Kept {
  readonly id: string;
  readonly versi: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly changed: readonly TambahanName[];
}

async function keep(ctx: Ctx, { id, versi, values, changed }: Kept): Promise<void> {
  const set = Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Tambahan>;
  await ctx.db
    .insertInto("daftarUlang")
    .values({ pendaftaranId: id, dibuat: ctx.now, diubah: ctx.now, ...set })
    .onConflict((row) => row.column("pendaftaranId").doUpdateSet({ ...set, versi: versi + 1, diubah: ctx.now }))
    .execute();
  // Which fields, and nothing of what stands in them: it goes to the pupil's own trail with the placement.
  await record(ctx, {
    action: "update",
    subject: "pendaftaran",
    subjectId: id,
    after: { daftarUlang: changed.filter(isTambahan).join(", ") },
  });
  ctx.touch("pendaftaran");
}
