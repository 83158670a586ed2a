import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { json, sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { seenText } from "#kit/typed-text.ts";
import { actingToday } from "#modules/kepegawaian/index.server.ts";
import { jabatanName } from "#modules/kepegawaian/index.ts";
import { describeFields, describePerihal, placeholdersIn, unfilled } from "../content/fields.ts";
import { jenisOf } from "../content/jenis.server.ts";
import { type Penandatangan, penandatangan } from "../content/penandatangan.server.ts";
import { suratValue } from "../content/value.server.ts";
import type { Naskah, Paraf, StatusNaskah } from "../naskah.ts";
import { onePath } from "../paths.ts";
import { actingAs, enterChain, mayInitial, nextAfter, type Turn, turnOf } from "./chain.server.ts";
import { ikutMenulis } from "./co-write.server.ts";
import { lockNaskah, type Sasaran } from "./take.server.ts";
import { waitsForInitials } from "./waiting.server.ts";

/** The writer is done: somebody initials it. @throws Refusal 403, 404, 409, 422 */
export async function proposeNaskah(ctx: Ctx, sasaran: Sasaran): Promise<void> {
  demand(ctx, "naskahSurat:update");
  const naskah = await lockNaskah(ctx, sasaran, ["draft"]);
  await demandFull(ctx, naskah, await penandatangan(ctx));
  const { rantai, paraf, ...place } = await enterChain(ctx, naskah);
  const chain = { rantai: rantai && json(rantai), paraf: json(paraf), ...place };
  await pindah(ctx, naskah, { action: "submit", status: "diajukan", diajukanPada: ctx.now, alasanKembali: null, ...chain });
  await tellNext(ctx, { ...naskah, ...place });
}

/** Read and found right, by somebody else than who wrote it. @throws Refusal 403, 404, 409 */
export async function parafNaskah(ctx: Ctx, sasaran: Sasaran): Promise<void> {
  demand(ctx, "parafSurat:manage");
  const naskah = await lockNaskah(ctx, sasaran, ["diajukan"]);
  if (await ikutMenulis(ctx, naskah)) throw refuse.forbidden("Surat yang Anda tulis sendiri diparaf oleh orang lain.");
  const turn = await turnOf(ctx, naskah);
  if (!mayInitial(ctx, turn))
    throw refuse.forbidden(`Giliran paraf ini pada ${turn.jabatan ? jabatanName(turn.jabatan, null) : "orang lain"}.`);
  const { mine, jabatan } = turn;
  const sebagai = mine ? actingAs(mine) : jabatan ? `Menggantikan ${jabatanName(jabatan, null)}` : "Pemaraf";
  const given: Paraf = { jabatan, sebagai, akunId: ctx.actor.id ?? "", nama: ctx.actor.name, pada: ctx.now.toISOString() };
  const parafBerikut = nextAfter(naskah);
  const initials = { action: "initial", pemarafId: ctx.actor.id, paraf: json([...naskah.paraf, given]), parafBerikut };
  if (parafBerikut) await pindah(ctx, naskah, { ...initials, status: "diajukan" });
  else await pindah(ctx, naskah, { ...initials, status: "diparaf", diparafPada: ctx.now });
  await (parafBerikut ? tellNext(ctx, { ...naskah, parafBerikut }) : tellSigner(ctx, naskah));
}

/** Those whose duty the next initials are. */
async function tellNext(ctx: Ctx, naskah: Naskah): Promise<void> {
  const { rows } = await sql<{ id: string }>`select penerima.id from naskah_surat naskah cross join penerima
    where naskah.id = ${naskah.id} and ${waitsForInitials({ saya: sql.ref("penerima.id"), hari: today(ctx.now) })}`.execute(ctx.db);
  await tell(ctx, naskah, { to: { accounts: rows.map(({ id }) => id) }, kata: "menunggu paraf" });
}

async function tellSigner(ctx: Ctx, naskah: Naskah): Promise<void> {
  const { penandaJabatan } = naskah;
  const accounts = (await actingToday(ctx)).filter(({ jabatan }) => jabatan === penandaJabatan).map(({ akunId }) => akunId);
  const to = accounts.length > 0 ? { accounts } : { right: "tandaTanganSurat:manage" as const };
  await tell(ctx, naskah, { to, kata: "menunggu tanda tangan Anda" });
}

/** Sent on its way again, it takes the chain of that day. */
const noChain = { rantai: null, paraf: json([]), parafBerikut: null, penandaJabatan: null };

/** Back to the writer, who is told why. @throws Refusal 403, 404, 409, 422 */
export async function returnNaskah(ctx: Ctx, sasaran: Sasaran, alasan: string): Promise<void> {
  const naskah = await lockNaskah(ctx, sasaran, ["diajukan", "diparaf"]);
  if (!canReturn(ctx, naskah.status, await turnOf(ctx, naskah))) throw refuse.forbidden("Anda tidak berhak mengembalikan surat ini.");
  const sebab = seenText(alasan);
  if (sebab.length < 5) throw refuse.invalid("Tulis alasannya.", { alasan: "Tulis alasannya, paling sedikit 5 huruf." });
  if (sebab.length > 1000) throw refuse.invalid("Alasan terlalu panjang.", { alasan: "Alasan paling panjang 1000 huruf." });
  const mula = { diajukanPada: null, diparafPada: null, pemarafId: null, ...noChain };
  await pindah(ctx, naskah, { action: "return", status: "draft", alasanKembali: sebab, ...mula });
  await tell(ctx, naskah, { to: { accounts: [naskah.pembuatId] }, kata: "dikembalikan", body: sebab });
}

/** Who has the next step may send it back, and so may who signs before anybody has initialled. */
export const canReturn = (ctx: ReadCtx, status: StatusNaskah, { mine }: Turn): boolean =>
  (status === "diajukan" && (may(ctx, "parafSurat:manage") === "yes" || mine !== null)) ||
  ((status === "diajukan" || status === "diparaf") && may(ctx, "tandaTanganSurat:manage") !== "no");

/** Everything that the letter needs is there. @returns its values; @throws Refusal 422 */
export async function demandFull(ctx: ReadCtx, naskah: Naskah, tanda: Penandatangan) {
  const terisi = await suratValue(ctx, naskah, { penandatangan: tanda });
  const kurang = unfilled({ ...terisi, nilai: { ...terisi.nilai, nomor: "-" } }, naskah.judul, naskah.perihal, naskah.isi);
  const isian = Object.fromEntries(
    kurang.filter((nama) => nama.startsWith("isian.")).map((nama) => [nama, `${describeFields(nama)} wajib diisi.`]),
  );
  // Of people who are not chosen yet it is said where they are chosen.
  const lain = kurang.filter((nama) => !/^(?:isian\.|daftar\.(?:pegawai|siswa)$)/.test(nama));
  const salah = {
    ...isian,
    ...personFault(naskah),
    ...(await jenisFault(ctx, naskah)),
    ...(lain.length > 0 ? { isi: `Belum ada data untuk: ${lain.map(describeFields).join(", ")}.` } : {}),
  };
  if (Object.keys(salah).length > 0) throw refuse.invalid("Surat ini belum lengkap.", salah);
  return terisi;
}

function personFault({ judul, perihal, isi, pegawaiIds, siswaIds }: Naskah): Record<string, string> {
  const dipakai = placeholdersIn(judul, perihal, isi);
  for (const [awalan, ids] of [
    ["pegawai", pegawaiIds],
    ["siswa", siswaIds],
  ] as const) {
    const satu = dipakai.some((nama) => nama.startsWith(`${awalan}.`));
    const banyak = dipakai.includes(`daftar.${awalan}`);
    if ((satu || banyak) && ids.length === 0) return { [`${awalan}Ids`]: `Pilih ${awalan} yang dimaksud surat ini.` };
    if (satu && !banyak && ids.length > 1) return { [`${awalan}Ids`]: `Surat ini ditulis untuk satu ${awalan}. Sisakan satu saja.` };
  }
  return {};
}

/** What the kind of paper asks for; told before anybody signs: who signs could not mend it. */
async function jenisFault(ctx: ReadCtx, { jenisId, klasifikasiId, tujuan }: Naskah): Promise<Record<string, string>> {
  const { pola, beralamat } = await jenisOf(ctx, jenisId);
  return {
    ...(beralamat && !tujuan && { tujuan: "Tulis kepada siapa surat ini: surat jenis ini beralamat." }),
    ...(pola.includes("{klasifikasi}") && !klasifikasiId && { klasifikasiId: "Pilih klasifikasinya: nomor surat jenis ini memuatnya." }),
  };
}

type Perubahan = Readonly<Record<string, unknown>> & { readonly action: string; readonly status: StatusNaskah };

/** The next state, in the trail as what it is. */
export async function pindah(ctx: Ctx, { id, status }: Naskah, { action, ...perubahan }: Perubahan): Promise<void> {
  await ctx.db
    .updateTable("naskahSurat")
    .set({ ...perubahan, updatedAt: ctx.now, versi: sql<number>`versi + 1` })
    .where("id", "=", id)
    .execute();
  const { kertas: _, rantai: __, paraf: ___, ...tercatat } = perubahan;
  await record(ctx, { action, subject: "naskahSurat", subjectId: id, before: { status }, after: tercatat });
}

interface Kabar {
  readonly to: Parameters<typeof notify>[1]["to"];
  readonly kata: string;
  readonly body?: string;
}

export async function tell(ctx: Ctx, { id, perihal, isian }: Naskah, { to, kata, body }: Kabar): Promise<void> {
  const title = `Surat ${kata}: ${describePerihal(perihal, isian)}`;
  await notify(ctx, { to, kind: "naskah-surat", title, link: onePath(id), ...(body ? { body } : {}) });
}
