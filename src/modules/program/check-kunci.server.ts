import { type Actor, answer, answerClasses } from "#kit/access/access.ts";
import { isNetwork, isWider, plainNetwork } from "#kit/access/networks.server.ts";
import { namesIn } from "#kit/access/visibility/narrow-register.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { addDays, dayOf } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import type { Register } from "#kit/register/register.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { momentAt } from "#kit/time-zone.ts";
import { readTypedDay } from "#kit/typed-day.ts";
import { oneLine, withoutUnseen } from "#kit/typed-text.ts";
import { allKelas, allVerba, type Kelas, kunciFields, longestDays, type Verba, verbaActions } from "./kunci.ts";

/** As a form sends it. */
export interface SentKunci {
  readonly nama: string;
  readonly tujuan: string;
  readonly pemilik: string;
  readonly register: readonly string[];
  readonly verba: readonly string[];
  readonly kelas: readonly string[];
  readonly berlakuSampai: string;
  readonly jaringan: string;
}

export interface CheckedKunci {
  readonly nama: string;
  readonly tujuan: string;
  readonly pemilik: { readonly id: string; readonly nama: string };
  readonly register: readonly string[];
  readonly verba: readonly Verba[];
  readonly kelas: readonly Kelas[];
  readonly jaringan: readonly string[];
  readonly berlakuSampai: Date;
}

/** @throws Refusal 422 with a sentence for each field; also where it would be more than its giver or its person may do */
export async function checkKunci(ctx: Ctx, registers: readonly Register[], sent: SentKunci): Promise<CheckedKunci> {
  const errors: Record<string, string> = {};
  const [nama, tujuan] = [oneLine(sent.nama).trim(), withoutUnseen(sent.tujuan).trim()];
  if (nama === "" || nama.length > kunciFields.nama.max) errors.nama = "Beri nama program ini, paling banyak 80 huruf.";
  if (tujuan === "" || tujuan.length > kunciFields.tujuan.max) errors.tujuan = "Tulis untuk apa program ini, paling banyak 300 huruf.";
  const pemilik = await ownerOf(ctx, sent.pemilik);
  if (!pemilik) errors.pemilik = "Pilih penanggung jawab yang akunnya aktif.";
  const chosen = registers.filter(({ name }) => sent.register.includes(name));
  if (chosen.length === 0) errors.register = "Pilih paling sedikit satu daftar.";
  const verba = allVerba.filter((one) => sent.verba.includes(one));
  if (verba.length === 0) errors.verba = "Pilih apa yang boleh dilakukan program ini.";
  const kelas = allKelas.filter((one) => sent.kelas.includes(one));
  if (kelas.length === 0) errors.kelas = "Pilih kelas isian yang dibuka.";
  const berlakuSampai = untilOf(ctx, sent.berlakuSampai);
  if (!berlakuSampai) errors.berlakuSampai = "Isi tanggal sesudah hari ini, paling lama satu tahun lagi.";
  const jaringan = sent.jaringan.split(/[\s,;]+/).filter(Boolean);
  const wrong = networkFault(jaringan);
  if (wrong) errors.jaringan = wrong;
  if (pemilik) Object.assign(errors, rightsFaults(ctx, { pemilik, chosen, verba, kelas }));
  if (Object.keys(errors).length > 0 || !pemilik || !berlakuSampai) throw refuse.invalid("Periksa lagi isian yang ditandai.", errors);
  const plain = jaringan.flatMap((one) => plainNetwork(one) ?? []);
  return { nama, tujuan, pemilik, register: chosen.map(({ name }) => name), verba, kelas, jaringan: plain, berlakuSampai };
}

type Owner = CheckedKunci["pemilik"] & { readonly peran: readonly string[] };

async function ownerOf(ctx: ReadCtx, id: string): Promise<Owner | undefined> {
  if (!isUuid(id)) return undefined;
  const akun = ctx.db.selectFrom("akun").select(["id", "nama", "peran"]).where("id", "=", id).where("aktif", "=", true);
  return akun.where(notDeleted()).executeTakeFirst();
}

/** The key's last day is a whole one here. */
function untilOf({ now }: Pick<Ctx, "now">, typed: string): Date | undefined {
  const today = dayOf(now);
  const day = readTypedDay(typed, today);
  if (!day || day <= today || day > addDays(today, longestDays)) return undefined;
  return momentAt(addDays(day, 1));
}

const mostNetworks = 10;
/** Of anything wider nobody knows who is in it. */
const bounds = { v4: 16, v6: 32 } as const;

function networkFault(networks: readonly string[]): string | undefined {
  if (networks.length > mostNetworks) return `Paling banyak ${mostNetworks} jaringan.`;
  const wrong = networks.find((one) => !isNetwork(one) || isWider(plainNetwork(one) ?? one, bounds));
  return wrong && `Jaringan "${wrong.slice(0, 50)}" keliru atau terlalu luas.`;
}

interface Wanted {
  readonly pemilik: Owner;
  readonly chosen: readonly Register[];
  readonly verba: readonly Verba[];
  readonly kelas: readonly Kelas[];
}

/** Neither who gives the key nor whose rights it uses can give what they have not. */
function rightsFaults(ctx: ReadCtx, { pemilik, chosen, verba, kelas }: Wanted): Record<string, string> {
  const owner: Actor = { id: pemilik.id, name: pemilik.nama, roles: pemilik.peran };
  const people = [
    [ctx.actor, "Anda"],
    [owner, pemilik.nama],
  ] as const;
  for (const [who, called] of people) {
    for (const one of verba) {
      const closed = chosen.filter((register) => !mayGive(ctx, who, register, one));
      if (closed.length > 0) return { register: `${called} tidak dapat ${one === "baca" ? "membaca" : "mengimpor"}: ${titles(closed)}.` };
      const narrower = chosen.filter((register) => {
        const open = answerClasses(ctx.policy, who, `${register.name}:${verbaActions[one][0]}`).someRow;
        return kelas.some((name) => !open.includes(name) && namesIn(register, [name]).length > 0);
      });
      if (narrower.length > 0) return { kelas: `${called} tidak membuka semua kelas isian itu di: ${titles(narrower)}.` };
    }
  }
  return {};
}

function mayGive(ctx: ReadCtx, who: Actor, register: Register, verba: Verba): boolean {
  if (verba === "impor" && (register.readOnly || register.single)) return false;
  return answer(ctx.policy, who, `${register.name}:${verbaActions[verba][0]}`) !== "no";
}

/** Whoever ticked them all has to take each of these back, and is not told a few of them at a time. */
const mostTold = 20;

const titles = (registers: readonly Register[]): string => {
  const rest = registers.length - mostTold;
  return (
    registers
      .slice(0, mostTold)
      .map(({ title }) => title)
      .join(", ") + (rest > 0 ? `, dan ${rest} lainnya` : "")
  );
};
