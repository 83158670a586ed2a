import { toString as drawQr } from "qrcode";
import { history } from "#kit/audit/history.server.ts";
import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { dayOf } from "#kit/dates.ts";
import { writeCode } from "#kit/typed-code.ts";
import { actedAs } from "#modules/kepegawaian/index.server.ts";
import { willBeContoh } from "../content/nomor-contoh.server.ts";
import type { SavedPaper } from "../content/saved-paper.ts";
import type { Naskah } from "../naskah.ts";
import { mayInitial, maySignInChain, turnOf } from "../workflow/chain.server.ts";
import { ikutMenulis } from "../workflow/co-write.server.ts";
import { canReturn } from "../workflow/step.server.ts";
import { takeNaskah } from "../workflow/take.server.ts";
import { type ChainStep, chainSteps, givenSteps } from "./chain-steps.server.ts";
import { composePreview } from "./preview.server.ts";
import { type Batal, readBatal, readRevoke } from "./void.server.ts";

export type { Batal } from "./void.server.ts";

export interface Step {
  readonly id: string;
  readonly pada: Date;
  readonly oleh: string;
  /** As what, by position: "Plh. Kepala Madrasah"; "" for who acted in none. */
  readonly sebagai: string;
  readonly tindakan: string;
  readonly alasan: string | null;
}

export interface DetailContent {
  readonly naskah: Naskah;
  readonly perihal: string;
  readonly kertas: SavedPaper;
  /** What the QR shows, as a picture's address, its code as it is printed, and where both are checked. */
  readonly tanda: { readonly qr: string; readonly kode: string; readonly alamat: string } | null;
  readonly belum: readonly string[];
  /** Its number would hold the code of the examples, and could not be signed. */
  readonly nomorContoh: boolean;
  readonly jejak: readonly Step[];
  /** Its chain of initials, step by step; empty where whoever has the right initials. */
  readonly rantai: readonly ChainStep[];
  readonly batal: Batal | null;
  /** It keeps its number, but is no longer attested. */
  readonly cabut: Batal | null;
  readonly boleh: Readonly<Record<"sunting" | "ajukan" | "hapus" | "paraf" | "tandatangan" | "kembalikan" | "batalkan", boolean>>;
  /** The next step would be this person's, had somebody else written the letter. */
  readonly ditulisSendiri: boolean;
  /** Its words and its paper are gone, its years being over. */
  readonly dimusnahkan: boolean;
}

/** A letter with its way so far, and what this person can do with it. @throws Refusal 404 */
export async function loadDetail(ctx: ReadCtx, id: string): Promise<DetailContent> {
  const naskah = await takeNaskah(ctx, id);
  const draf = await composePreview(ctx, naskah, naskah);
  const bertanda = await readSigned(ctx, naskah);
  const batal = await readBatal(ctx, naskah);
  const cabut = batal ? null : await readRevoke(ctx, naskah);
  const turn = await turnOf(ctx, naskah);
  const paraf = naskah.status === "diajukan" && mayInitial(ctx, turn);
  const sendiri = paraf && (await ikutMenulis(ctx, naskah));
  const tulis = naskah.status === "draft" && may(ctx, "naskahSurat:update") !== "no";
  const kertas = bertanda?.kertas ?? draf.kertas;
  return {
    ...{
      naskah,
      kertas,
      batal,
      cabut,
      tanda: bertanda?.tanda ?? null,
      belum: bertanda ? [] : draf.belum,
      jejak: await jejak(ctx, id, bertanda?.kertas),
    },
    perihal: bertanda?.perihal ?? draf.perihal,
    nomorContoh: naskah.status !== "ditandatangani" && (await willBeContoh(ctx, naskah)),
    rantai: naskah.status === "ditandatangani" ? givenSteps(naskah) : await chainSteps(ctx, naskah),
    boleh: {
      sunting: tulis,
      ajukan: tulis,
      hapus: naskah.status === "draft" && may(ctx, "naskahSurat:delete") !== "no",
      paraf: paraf && !sendiri,
      tandatangan: naskah.status === "diparaf" && may(ctx, "tandaTanganSurat:manage") !== "no" && (await maySignInChain(ctx, naskah)),
      kembalikan: canReturn(ctx, naskah.status, turn),
      batalkan: naskah.status === "ditandatangani" && !batal && may(ctx, "nomorSurat:delete") !== "no",
    },
    ditulisSendiri: sendiri,
    dimusnahkan: naskah.status === "ditandatangani" && !bertanda,
  };
}

/** What was signed is shown as it was, whatever became of its people since. */
async function readSigned(ctx: ReadCtx, { id, bukti }: Naskah) {
  if (!bukti) return null;
  const { kertas, perihal } = await ctx.db
    .selectFrom("naskahSurat")
    .innerJoin("suratKeluar", "suratKeluar.id", "naskahSurat.suratKeluarId")
    .select(["kertas", "suratKeluar.perihal"])
    .where("naskahSurat.id", "=", id)
    .executeTakeFirstOrThrow();
  if (!kertas) return null;
  const gambar = await drawQr(kertas.isiQr, { type: "svg", margin: 1, errorCorrectionLevel: "L" });
  const qr = `data:image/svg+xml;base64,${Buffer.from(gambar).toString("base64")}`;
  return { kertas: kertas.kertas, perihal, tanda: { qr, kode: writeCode(bukti), alamat: `${new URL(kertas.isiQr).host}/verifikasi` } };
}

/** The way of the letter from the audit trail, oldest first. */
async function jejak(ctx: ReadCtx, id: string, signed: SavedPaper | undefined): Promise<readonly Step[]> {
  const lines = (await history(ctx, "naskahSurat", { id })).reverse();
  const deedOf = ({ actorId, at }: (typeof lines)[number]) => ({ akunId: actorId ?? "", day: dayOf(at) });
  const positionOf = await actedAs(ctx, lines.filter(({ actorId }) => actorId !== null).map(deedOf));
  return lines.map((line) => ({
    ...{ id: line.id, pada: line.at, oleh: line.actorName, tindakan: line.action },
    sebagai: (line.action === "sign" && signed && signedAs(signed)) || positionOf(deedOf(line)),
    alasan: typeof line.after?.alasanKembali === "string" ? line.after.alasanKembali : null,
  }));
}

/** What stands above the signature, in one line. */
function signedAs({ blocks }: SavedPaper): string {
  const block = blocks.find(({ kind }) => kind === "signature");
  return block?.kind === "signature" ? block.role.replace(/,$/, "").replaceAll("\n", " ") : "";
}
