import { recordAll } from "#kit/audit/audit.server.ts";
import { recordChange } from "#kit/audit/record-change.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { fingerprint, runOnce } from "#kit/database/idempotency.server.ts";
import type { Stored } from "#kit/database/tables.ts";
import { refuse } from "#kit/refusals.ts";
import type { Row } from "#kit/register/register.ts";
import { translateConstraintError } from "#kit/register/store.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { switchTo } from "#modules/kesiswaan/index.server.ts";
import { siswa } from "#modules/kesiswaan/index.ts";
import { readSekolah } from "#modules/profil/index.server.ts";
import { tahunMasuk } from "../age.ts";
import { moveAll } from "../keadaan/move-all.server.ts";
import { demandFirstDay } from "./first-day.server.ts";
import { type KelasTujuan, readKelas } from "./load-penempatan.server.ts";
import { takeNism } from "./nism.server.ts";
import { pupilOf } from "./pupil-of.ts";
import { type Candidate, readCandidates } from "./read-candidates.server.ts";

export interface Penempatan {
  readonly periodeId: string;
  /** Chosen by the page: the same press twice counts once. */
  readonly kunci: string;
  /** The first day in the class. */
  readonly tanggal: string;
  readonly calon: readonly { readonly id: string; readonly kelasId: string }[];
  /** How many sat in each class when it was looked at; a class that is not in it is not compared. */
  readonly isi: ReadonlyMap<string, number>;
}

/**
 * Makes pupils of accepted children, all or nobody: their data and parents are taken over, the next numbers given, the registration is
 * "daftar ulang" from then on. @returns the id under which it can be taken back
 * @throws Refusal 403, 404, 409, 422
 */
export async function applyPenempatan(ctx: Ctx, asked: Penempatan): Promise<string> {
  demand(ctx, "pendaftaran:manage");
  demand(ctx, "siswa:create");
  // Who sits where is no part of what is asked: the same press once more counts as the same.
  const { kunci, isi: _, ...rest } = asked;
  if (!/^[\w-]{8,100}$/.test(kunci)) throw refuse.malformed("Kunci kiriman tidak terbaca. Muat ulang halaman, lalu kirim lagi.");
  return runOnce(ctx, { scope: "penempatan-ppdb", key: kunci, fingerprint: fingerprint(rest) }, () => placeAll(ctx, asked));
}

async function placeAll(ctx: Ctx, { periodeId, tanggal, calon, isi }: Penempatan): Promise<string> {
  const { tahunAjaran } = await holdPeriode(ctx, periodeId);
  if (calon.length === 0) throw refuse.invalid("Belum ada calon siswa yang mendapat kelas.");
  await demandFirstDay(ctx, tahunAjaran, tanggal);
  const kelas = await holdKelas(
    ctx,
    tahunAjaran,
    calon.map(({ kelasId }) => kelasId),
  );
  demandAsSeen([...kelas.values()], isi);
  const rows = await holdAll(
    ctx,
    calon.map(({ id }) => id),
  );
  const candidates = new Map((await readCandidates(ctx, periodeId)).map((one) => [one.id, one]));
  const seats = calon.map(({ id, kelasId }): Seat => {
    const [row, candidate, to] = [rows.get(id), candidates.get(id), kelas.get(kelasId)];
    if (!row || !candidate || !to) throw changed();
    return { row, candidate, kelas: to };
  });
  demandNoClash(seats);
  return make(ctx, { periodeId, tahun: String(tahunMasuk(tahunAjaran)), tanggal, seats });
}

interface Seat {
  readonly row: Stored<"pendaftaran">;
  readonly candidate: Candidate;
  readonly kelas: KelasTujuan;
}

interface Made {
  readonly periodeId: string;
  readonly tahun: string;
  readonly tanggal: string;
  readonly seats: readonly Seat[];
}

async function make(ctx: Ctx, { periodeId, tahun, tanggal, seats }: Made): Promise<string> {
  // Numbers run on from class to class, in each by name.
  const inOrder = [...seats].sort(
    (a, b) => a.kelas.nama.localeCompare(b.kelas.nama, "id", { numeric: true }) || a.candidate.nama.localeCompare(b.candidate.nama, "id"),
  );
  const { id: oleh, name: pelaku } = ctx.actor;
  const { id } = await ctx.db
    .insertInto("penempatanPpdb")
    .values({ periodeId, tanggal, banyak: seats.length, oleh, pelaku, pada: ctx.now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const placed = { ke: "daftar ulang", alasan: "Ditempatkan di kelas" } as const;
  const steps = seats.flatMap(({ candidate: { id, keadaan } }) => (keadaan === "diterima" ? [{ id, keadaan, ...placed }] : []));
  await moveAll(ctx, steps, { oleh, pelaku, pengusul: null });
  const { nsm } = await readSekolah(ctx);
  const numbers = nsm === null ? [] : await takeNism(ctx, { nsm, tahun, anak: inOrder.map(({ row }) => row.id) });
  const tambahan = await readAdded(
    ctx,
    seats.map(({ row }) => row.id),
  );
  const pupils = inOrder.map(({ row, candidate, kelas }, n) => ({
    ...pupilOf(row, { nikFits: !candidate.nikJanggal, tambahan: tambahan.get(row.id) }),
    ...{ id: crypto.randomUUID(), nism: numbers[n]?.nism ?? null, kelasId: kelas.id, status: "aktif" as const, tanggalMasuk: tanggal },
    ...{ createdAt: ctx.now, updatedAt: ctx.now },
  }));
  await switchTo(ctx, tanggal, "");
  const stored: Row[] = [];
  for (let start = 0; start < pupils.length; start += atOnce)
    stored.push(
      ...(await translateConstraintError(
        siswa,
        ctx.db
          .insertInto("siswa")
          .values(pupils.slice(start, start + atOnce))
          .returningAll()
          .execute(),
      )),
    );
  await switchTo(ctx, "", "");
  for (let start = 0; start < pupils.length; start += atOnce)
    await ctx.db
      .insertInto("siswaPpdb")
      .values(
        inOrder.slice(start, start + atOnce).map(({ candidate, kelas }, n) => ({
          ...{ pendaftaranId: candidate.id, siswaId: pupils[start + n]?.id ?? "", penempatanId: id, kelasId: kelas.id },
          ...{ dari: candidate.keadaan, tahun, urut: numbers[start + n]?.urut ?? null },
        })),
      )
      .execute();
  await recordChange(
    ctx,
    siswa,
    stored.map((row) => ({ action: "create", after: row, note: { asal: "PPDB" } })),
  );
  await recordAll(ctx, [
    { action: "place", subject: "periodePpdb", subjectId: periodeId, after: { penempatan: id, banyak: seats.length, tanggal } },
  ]);
  ctx.touch("pendaftaran");
  return id;
}

const atOnce = 500;

/** Two who press at once come one after the other. @throws Refusal 404 */
export async function holdPeriode(ctx: Ctx, id: string) {
  if (!isUuid(id)) throw refuse.notFound();
  const held = await ctx.db
    .selectFrom("periodePpdb")
    .select(["id", "tahunAjaran"])
    .where("id", "=", id)
    .where(notDeleted())
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw refuse.notFound();
  return held;
}

/** Those into which somebody comes: nobody else gets in or out, and none is thrown away, until the end. @throws Refusal 409 */
async function holdKelas(ctx: Ctx, tahunAjaran: string, asked: readonly string[]): Promise<ReadonlyMap<string, KelasTujuan>> {
  const ids = [...new Set(asked.filter(isUuid))];
  await ctx.db.selectFrom("kelas").select("id").where("id", "in", ids).orderBy("id").forUpdate().execute();
  const held = new Map((await readKelas(ctx, tahunAjaran)).flatMap((one) => (ids.includes(one.id) ? [[one.id, one] as const] : [])));
  if (asked.some((id) => !held.has(id)))
    throw refuse.conflict("Kelas yang dipilih sudah tidak ada. Pilih yang lain. Belum ada yang diubah.");
  return held;
}

function demandAsSeen(kelas: readonly KelasTujuan[], isi: ReadonlyMap<string, number>): void {
  const other = kelas.flatMap(({ id, nama, lakiLaki, perempuan }) => {
    const [seen, now] = [isi.get(id), lakiLaki + perempuan];
    return seen === undefined || seen === now ? [] : [`${nama} (kini ${now} siswa, tadi ${seen})`];
  });
  if (other.length > 0)
    throw refuse.conflict(
      `Isi kelas berubah sejak pratinjau: ${other.join(", ")}. Periksa pratinjaunya sekali lagi. Belum ada yang diubah.`,
    );
}

/** Whole, and locked until the end. */
async function holdAll(ctx: Ctx, ids: readonly string[]) {
  if (new Set(ids).size < ids.length || !ids.every(isUuid)) throw changed();
  const rows = await ctx.db.selectFrom("pendaftaran").selectAll().where("id", "in", ids).orderBy("id").forUpdate().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function readAdded(ctx: Ctx, ids: readonly string[]) {
  const rows = await ctx.db.selectFrom("daftarUlang").selectAll().where("pendaftaranId", "in", ids).execute();
  return new Map(rows.map((row) => [row.pendaftaranId, row]));
}

function demandNoClash(seats: readonly Seat[]): void {
  const clash = seats.filter(({ candidate }) => candidate.bentrok !== null);
  if (clash.length === 0) return;
  const names = clash.slice(0, 5).map(({ candidate: { nama, bentrok } }) => `${nama} (${bentrok})`);
  throw refuse.conflict(
    `Nomornya sudah dipakai siswa atau calon siswa lain: ${names.join(", ")}${clash.length > 5 ? ", dan lainnya" : ""}. Belum ada yang diubah.`,
  );
}

const changed = () =>
  refuse.conflict(
    "Daftar calon siswa baru saja berubah: ada yang mengundurkan diri atau ditempatkan orang lain. Periksa pratinjaunya sekali lagi. Belum ada yang diubah.",
  );
