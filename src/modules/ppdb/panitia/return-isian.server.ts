import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { holdPendaftaran, type Seen } from "../keadaan/hold-pendaftaran.server.ts";
import { keadaanNames } from "../keadaan/keadaan.ts";
import { movePendaftaran } from "../keadaan/move-pendaftaran.server.ts";
import { findPeralihan } from "../keadaan/peralihan.ts";
import { closePerbaikan } from "../perbaikan/close-perbaikan.server.ts";
import { type IsianName, isianFields, kembaliFields, type Sebab, sebabLabel, sebabOf, sebabOptions } from "../perbaikan/isian.ts";
import { closePermintaan } from "../permintaan/close-permintaan.server.ts";

interface Returned {
  readonly isian: IsianName;
  readonly sebab: Sebab;
}

/** Gives fields back to the family, each with its reason. @throws Refusal 403, 404, 409, 422 when nothing is said */
export async function returnIsian(ctx: Ctx, seen: Seen, sent: (name: string) => string): Promise<void> {
  demand(ctx, "pendaftaran:update");
  const { catatan } = demandValid(kembaliFields, { catatan: sent("catatan") });
  const returned = readReturned(sent);
  if (returned.length === 0 && !catatan) {
    throw refuse.invalid("Pilih alasan pada isian yang perlu diperbaiki, atau tulis catatan.", {
      catatan: "Tulis apa yang perlu diperbaiki.",
    });
  }
  if (returned.some(({ sebab }) => sebab === "lain") && !catatan) {
    throw refuse.invalid("Periksa lagi isian yang ditandai.", { catatan: "Tulis alasannya; keluarga hanya membaca apa yang Anda tulis." });
  }
  const held = await holdPendaftaran(ctx, seen);
  if (!findPeralihan(held.keadaan, "perlu perbaikan", "panitia")) {
    throw refuse.conflict(`Pendaftaran yang ${keadaanNames[held.keadaan].toLowerCase()} tidak dapat dikembalikan untuk diperbaiki.`);
  }
  // What was once asked for and then let go does not come back with this.
  await closePerbaikan(ctx, held.id);
  const by = { oleh: ctx.actor.id, pelaku: ctx.actor.name, pada: ctx.now };
  if (returned.length > 0) {
    await ctx.db
      .insertInto("perbaikanPendaftaran")
      .values(returned.map((one) => ({ ...one, ...by, pendaftaranId: held.id, jenis: "diminta", catatan })))
      .execute();
  }
  await closePermintaan(
    ctx,
    held.id,
    returned.map(({ isian }) => isian),
    { jawaban: "dikembalikan" },
  );
  await movePendaftaran(ctx, held, { ke: "perlu perbaikan", pelaku: ctx.actor.name, alasan: sentence(returned, catatan) });
}

const isSebab = (typed: string): typed is Sebab => sebabOptions.some(({ value }) => value === typed);

function readReturned(sent: (name: string) => string): readonly Returned[] {
  return (Object.keys(isianFields) as IsianName[]).flatMap((isian) => {
    const sebab = sent(sebabOf(isian));
    if (sebab === "") return [];
    if (!isSebab(sebab)) throw refuse.invalid("Pilih salah satu alasan.", { [sebabOf(isian)]: "Pilih salah satu alasan." });
    return [{ isian, sebab }];
  });
}

/** Many fields are told shortly, as each stands with its own. */
function sentence(returned: readonly Returned[], catatan: string | null): string {
  const told = returned.length > 4 ? `${returned.length} isian` : returned.map(({ isian, sebab }) => tell(isian, sebab)).join("; ");
  return [told && `${told}.`, catatan].filter(Boolean).join(" ");
}

const tell = (isian: IsianName, sebab: Sebab): string => {
  const { label } = isianFields[isian];
  return sebab === "lain" ? label : `${label}: ${sebabLabel(sebab).toLowerCase()}`;
};
