import { holdAttachment, tidyName } from "#kit/attachments/attach.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import type { Files } from "#kit/files/files.server.ts";

/**
 * The papers of the invented families, before the committee has looked: of eleven, one has sent nothing, one half of it, the others all. Each
 * kind of paper is drawn once, and the families share it: nobody waits for hundreds of them. Once.
 */
export async function seedDemoBerkas(scope: Scope, files: Files): Promise<void> {
  const asked = await scope.transaction(readAsked);
  if (asked.length === 0) return;
  const names = [...new Set(asked.map(({ dokumen }) => dokumen))];
  const drawn = new Map<string, string>();
  for (const dokumen of names) {
    const stored = await files.put("private", Buffer.from(await sheet(dokumen)), { type: "application/pdf" });
    const jenis = "application/pdf";
    const { id } = await scope.transaction((ctx) => holdAttachment(ctx, { stored, jenis, nama: tidyName(dokumen, jenis) }));
    drawn.set(dokumen, id);
  }
  const sent = asked.filter(({ nth, urutan }) => nth % 11 > 1 || (nth % 11 === 1 && urutan === 1));
  await scope.transaction(({ db, now }) =>
    db
      .insertInto("berkasPendaftaran")
      .values(sent.map(({ id, dokumen }) => ({ pendaftaranId: id, dokumen, berkasId: drawn.get(dokumen) ?? "", halaman: 1, dikirim: now })))
      .execute(),
  );
}

interface Asked {
  readonly id: string;
  /** Of the families, by number. */
  readonly nth: number;
  readonly dokumen: string;
  /** Of the papers of its path. */
  readonly urutan: number;
}

/** What the paths ask of each family; nothing where somebody has sent already. */
async function readAsked(ctx: Ctx): Promise<readonly Asked[]> {
  const { rows } = await sql<Asked>`
    select p.id, (dense_rank() over (order by p.nomor))::int - 1 as nth, d.dokumen, d.urutan::int
    from pendaftaran p, dokumen_diminta(p) d
    where not exists (select from berkas_pendaftaran)
    order by p.nomor, d.urutan`.execute(ctx.db);
  return rows;
}

const sheet = (dokumen: string): Promise<Uint8Array> =>
  renderPaper({
    ...{ letterhead: { names: [dokumen], address: "" }, title: dokumen, form: "letter" },
    blocks: [{ kind: "paragraph", tone: "letter", text: "Ini contoh, bukan dokumen seorang pun." }],
    footer: "Contoh",
  });
