/** A list that is brought again puts right what stands of each person, and writes no record of anybody twice. */
import { beforeEach, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import type { Register } from "#kit/register/register.ts";
import { create } from "#kit/register/store.server.ts";
import { planImport, runImport } from "#kit/transfer/transfer.server.ts";
import { useUsulanPegawai } from "#tests/support/usulan-pegawai.ts";
import { anak } from "./anak.ts";
import { jabatan } from "./jabatan.ts";
import { kepangkatan } from "./kepangkatan.ts";
import { orangTua } from "./orang-tua.ts";
import { pasangan } from "./pasangan.ts";
import { pelatihan } from "./pelatihan.ts";
import { pendidikan } from "./pendidikan.ts";
import { penghargaan } from "./penghargaan.ts";

const { house, pegawaiId, as } = useUsulanPegawai();
const run = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(system("uji")).transaction(work);
type Values = Readonly<Record<string, string>>;

const rowsOf = (register: Register, name: "guru" | "rekan") =>
  run(({ db }) =>
    db
      .selectFrom(register.table as "anak")
      .selectAll()
      .where("pegawaiId", "=", pegawaiId[name] ?? "")
      .orderBy("createdAt")
      .execute(),
  );
/** What stands, the same by its key with something else changed, and what is another record. */
const known: readonly (readonly [Register, Values, Values, Values])[] = [
  [anak, { nama: "Aisyah", tempatLahir: "Palu" }, { nama: "Aisyah", tempatLahir: "Donggala" }, { nama: "Umar", tempatLahir: "Palu" }],
  [orangTua, { nama: "Rahmat", tempatLahir: "Palu" }, { nama: "Rahmat", tempatLahir: "Poso" }, { nama: "Sitti", tempatLahir: "Palu" }],
  [pasangan, { nama: "Nur", pekerjaan: "Guru" }, { nama: "Nur", pekerjaan: "Bidan" }, { nama: "Ida", pekerjaan: "Guru" }],
  [pelatihan, { nama: "IKM", nomorSertifikat: "7" }, { nama: "Kurikulum", nomorSertifikat: "7" }, { nama: "IKM", nomorSertifikat: "8" }],
  [
    pelatihan,
    { nama: "IKM", mulai: "2024-05-06" },
    { nama: "IKM", mulai: "2024-05-06", tempat: "Palu" },
    { nama: "IKM", mulai: "2025-05-06" },
  ],
  [penghargaan, { nama: "Teladan", nomorSk: "7" }, { nama: "Guru teladan", nomorSk: "7" }, { nama: "Teladan", nomorSk: "8" }],
  [
    penghargaan,
    { nama: "Teladan", tanggal: "2024-05-06" },
    { nama: "Teladan", tanggal: "2024-05-06", pemberi: "Kanwil" },
    { nama: "Teladan", tanggal: "2025-05-06" },
  ],
  [jabatan, { nama: "Guru", nomorSk: "7" }, { nama: "Guru Ahli Muda", nomorSk: "7" }, { nama: "Guru", nomorSk: "8" }],
  [jabatan, { nama: "Guru", tmt: "2024-05-06" }, { nama: "Guru", tmt: "2024-05-06", keterangan: "x" }, { nama: "Guru", tmt: "2025-05-06" }],
  [
    pendidikan,
    { tingkat: "S1", namaPendidikan: "UIN", nomorIjazah: "7" },
    { tingkat: "S1", namaPendidikan: "UIN Datokarama", nomorIjazah: "7" },
    { tingkat: "S2", namaPendidikan: "UIN", nomorIjazah: "8" },
  ],
  [
    pendidikan,
    { tingkat: "S1", namaPendidikan: "UIN" },
    { tingkat: "S1", namaPendidikan: "UIN", jurusan: "PAI" },
    { tingkat: "S2", namaPendidikan: "UIN" },
  ],
  [
    kepangkatan,
    { pangkat: "III/a", jenis: "pangkat", nomorSk: "7" },
    { pangkat: "III/b", jenis: "pangkat", nomorSk: "7" },
    { pangkat: "III/a", jenis: "pangkat", nomorSk: "8" },
  ],
  [
    kepangkatan,
    { pangkat: "III/a", jenis: "pangkat", tmt: "2024-04-01" },
    { pangkat: "III/a", jenis: "pangkat", tmt: "2024-04-01", keterangan: "x" },
    { pangkat: "III/b", jenis: "pangkat", tmt: "2024-04-01" },
  ],
];

beforeEach(() =>
  run(async ({ db }) => {
    for (const [{ table }] of known)
      await db
        .deleteFrom(table as "anak")
        .where(everyRow)
        .execute();
  }),
);

test.each(known.map(([register, stands, ...more]) => [register.name, Object.keys(stands).join(", "), register, stands, ...more] as const))(
  "%s, known by %s",
  async (_, __, register, stands, changed, another) => {
    for (const name of ["guru", "rekan"] as const)
      await run((ctx) => create(ctx, register, { pegawaiId: pegawaiId[name], ...stands }, "json"));
    const [before] = await rowsOf(register, "guru");
    const theirs = await rowsOf(register, "rekan");
    const columns = [...new Set([...Object.keys(changed), ...Object.keys(another)])];
    const cells = (values: Values) => ["guru", ...columns.map((name) => values[name] ?? "")];
    const header = ["Pegawai", ...columns.map((name) => register.fields[name]?.label ?? name)];
    const sheet = { header, rows: [cells(changed), cells(another)], places: [2, 3] };
    const { id, refused } = await as("tataUsaha")((ctx) => planImport(ctx, register, { name: "lagi.csv", sheet }));
    expect(refused).toEqual([]);
    await as("tataUsaha")((ctx) => runImport(ctx, register, id ?? ""));
    const rows = await rowsOf(register, "guru");
    expect(rows.map((row) => row.id === before?.id)).toEqual([true, false]);
    expect(rows).toMatchObject([changed, another]);
    expect(await rowsOf(register, "rekan")).toEqual(theirs);
  },
);
