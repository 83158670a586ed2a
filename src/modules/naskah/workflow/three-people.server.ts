import type { ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { actingToday, type PersonAkun, personAkun } from "#modules/kepegawaian/index.server.ts";
import type { Naskah } from "../naskah.ts";
import { writersOf } from "./co-write.server.ts";

const memimpin = /\bkepala\s+(madrasah|sekolah|man\b)/i;

/**
 * Who wrote, who initialled and who signs are three people of the staff file, and who signs as head is its head.
 * @param pengganti signs by what is written down of them for today, not as the head. @throws Refusal 403
 */
export async function demandThreePeople(ctx: ReadCtx, naskah: Naskah, pengganti: boolean): Promise<void> {
  const penulis = await writersOf(ctx, naskah);
  const pemaraf = await initialled(ctx, naskah);
  const penandaTangan = ctx.actor.id ?? "";
  const orang = await personAkun(ctx, [...penulis, penandaTangan, ...pemaraf]);
  const saya = orang.get(penandaTangan);
  if (!saya?.aktif)
    throw refuse.forbidden(
      "Yang menandatangani harus tercatat sebagai pegawai yang masih bertugas, dengan NIP akunnya. Mintalah Tata Usaha.",
    );
  if (!pengganti && !memimpin.test(`${saya.jabatan} ${saya.tugasTambahan}`) && !(await leadsByPosition(ctx)))
    throw refuse.forbidden("Data pegawai Anda belum menyebut Anda Kepala Madrasah. Mintalah Tata Usaha memperbaiki jabatannya.");
  const paraf = pemaraf.map((id) => orang.get(id));
  const yangMenulis = penulis.map((id) => orang.get(id));
  if (paraf.length === 0 || [...paraf, ...yangMenulis].some((satu) => !satu))
    throw refuse.forbidden("Penulis dan pemaraf surat ini harus tercatat di data pegawai dengan NIP akunnya. Mintalah Tata Usaha.");
  if (!different(saya, paraf, yangMenulis))
    throw refuse.forbidden("Surat ditulis, diparaf, dan ditandatangani oleh tiga orang yang berbeda.");
}

type People = readonly (PersonAkun | undefined)[];

function different(saya: PersonAkun, paraf: People, penulis: People): boolean {
  const same = (some: People, one: PersonAkun | undefined) => some.some((satu) => satu?.pegawaiId === one?.pegawaiId);
  return !same(paraf, saya) && !same(penulis, saya) && !paraf.some((satu) => same(penulis, satu));
}

/** The register of positions says so, and a second person agreed. */
const leadsByPosition = async (ctx: ReadCtx): Promise<boolean> =>
  (await actingToday(ctx)).some(({ jabatan, akunId, wakil }) => jabatan === "kepala" && akunId === ctx.actor.id && !wakil);

/** Whoever initialled it, in whichever place; not the author, whose initials say who wrote. */
async function initialled(ctx: ReadCtx, { id, paraf }: Naskah): Promise<string[]> {
  const { pemarafId } = await ctx.db.selectFrom("naskahSurat").select("pemarafId").where("id", "=", id).executeTakeFirstOrThrow();
  const placed = paraf.filter(({ jabatan }) => jabatan !== null).map(({ akunId }) => akunId);
  return [...new Set([...placed, ...(pemarafId ? [pemarafId] : [])])];
}
