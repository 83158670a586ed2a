import { createHash } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { SignedIn } from "../support/staff.ts";
import { pause } from "./outage.ts";
import { patience, patientQuery } from "./patient-query.ts";
import { type Kept, promise } from "./promise.ts";

/** A press on "sign", and what the person was told of it. */
export interface Sent {
  readonly id: string;
  readonly acknowledged: boolean;
  readonly nomor: string | null;
}

interface House {
  readonly url: string;
  readonly dataDir: string;
  readonly headers: SignedIn;
  readonly sent: readonly Sent[];
}

interface Letter {
  readonly id: string;
  readonly nomor: string | null;
  readonly kode: string | null;
  readonly sidik: string | null;
  readonly signed: boolean;
  /** Everything that a signature leaves: number, row in the book of letters, line in the trail, proof. */
  readonly marks: readonly number[];
}

/** What stands of the letters that somebody pressed to sign, each whole or not signed at all. */
export async function countSigned(house: House, { signAgain }: { readonly signAgain: (id: string) => Promise<void> }): Promise<Kept[]> {
  const pressed = [...new Set(house.sent.map(({ id }) => id))];
  const said = new Map(house.sent.filter(({ acknowledged }) => acknowledged).map(({ id, nomor }) => [id, nomor]));
  const first = await letters(house, pressed);
  const lost = first.filter(({ id, signed, nomor }) => said.has(id) && (!signed || nomor !== said.get(id)));
  const open = first.filter(({ signed }) => !signed);
  const half = first.filter(({ signed, marks }) => marks.some((count) => count !== (signed ? 1 : 0)));
  for (const { id } of open) await signAgain(id);
  const all = await drawn(house, pressed);
  const unsigned = all.filter(({ signed }) => !signed).length;
  const papers = await unreadable(house, all);
  const [book] = await patientQuery<{ given: number; most: number }>(
    house.dataDir,
    "select count(*)::int as given, coalesce(max(urut), 0)::int as most from nomor_surat",
  );
  return [
    promise("no acknowledged signature lost", `${lost.length} of ${said.size}`, said.size > 0 && lost.length === 0),
    promise("each is whole or not signed at all", `${half.length} of ${pressed.length} half signed`, half.length === 0),
    promise("what was not signed can be signed again", `${open.length} were not, ${unsigned} are not now`, unsigned === 0),
    promise(
      "nothing signed twice, no number without its letter",
      `${book?.given} numbers up to ${book?.most} for ${all.length} letters`,
      book?.given === all.length && book.most === all.length && new Set(all.map(({ nomor }) => nomor)).size === all.length,
    ),
    promise(
      "each PDF is kept as it was sealed, and opens",
      `${papers.bad.length} of ${all.length} do not ${papers.bad.join("; ")}`,
      papers.bad.length === 0,
    ),
    promise(
      "each proves itself on the page of verification",
      `${papers.proven} of ${papers.asked} asked`,
      papers.proven === papers.asked && papers.asked > 0,
    ),
  ];
}

const letters = ({ dataDir }: House, ids: readonly string[]): Promise<Letter[]> =>
  patientQuery<Letter>(
    dataDir,
    `select id, nomor, bukti as kode, sidik, status = 'ditandatangani' as signed, array[
        (select count(*)::int from nomor_surat where nomor_surat.surat_id = naskah.surat_keluar_id and nomor_surat.nomor = naskah.nomor),
        (select count(*)::int from surat_keluar keluar where keluar.id = naskah.surat_keluar_id and keluar.nomor_surat = naskah.nomor),
        (select count(*)::int from audit where subject = 'naskahSurat' and subject_id = naskah.id::text and action = 'sign'),
        (select count(*)::int from bukti_surat where bukti_surat.kode = naskah.bukti and bukti_surat.nomor = naskah.nomor)
      ] as marks
     from naskah_surat naskah where id in (${ids.map((id) => `'${id}'`).join()})`,
  );

/** Until the work behind the scenes has drawn those that nobody opened. */
async function drawn(house: House, ids: readonly string[]): Promise<Letter[]> {
  for (const begun = performance.now(); ; await pause(1000)) {
    const all = await letters(house, ids);
    if (all.every(({ sidik }) => sidik !== null) || performance.now() - begun > patience) return all;
  }
}

/** The page of verification answers one reader only so often. */
const asking = 20;

async function unreadable({ url, headers }: House, all: readonly Letter[]) {
  const bad: string[] = [];
  let [proven, asked] = [0, 0];
  for (const { id, nomor, kode, sidik } of all) {
    const bytes = new Uint8Array(await (await fetch(`${url}/administration/naskah/${id}/pdf`, { headers })).arrayBuffer());
    const pages = await PDFDocument.load(bytes, { updateMetadata: false }).then(
      (paper) => paper.getPageCount(),
      () => 0,
    );
    if (pages === 0) bad.push(`${nomor} does not open`);
    else if (createHash("sha256").update(bytes).digest("hex") !== sidik) bad.push(`${nomor} is not what was sealed`);
    if (asked >= asking) continue;
    asked++;
    const found = (await (await fetch(`${url}/api/verifikasi/${kode}`)).json()) as { readonly nomor?: string; readonly dicabut?: unknown };
    if (found.nomor === nomor && !found.dicabut) proven++;
  }
  return { bad, proven, asked };
}
