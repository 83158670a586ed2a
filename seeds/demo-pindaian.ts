import { addAttachment } from "#kit/attachments/attach.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { suratMasuk } from "./teks/contoh-surat.ts";

const count = 4;

/** What the first few letters look like on paper, in their order. @returns the ids of the files */
export async function savePindaian(scope: Scope, files: Files): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const { asal, perihal } of suratMasuk.slice(0, count)) {
    const bytes = Buffer.from(await sheet(asal, perihal));
    const { id } = await addAttachment(scope, files, { bytes, name: `${perihal}.pdf`, accept: ["application/pdf"] });
    ids.push(id);
  }
  return ids;
}

const sheet = (asal: string, perihal: string): Promise<Uint8Array> =>
  renderPaper({
    ...{ letterhead: { names: [asal], address: "Kota Palu, Sulawesi Tengah" }, title: perihal, form: "letter" },
    blocks: [
      { kind: "paragraph", tone: "letter", text: "Kepada Yth. Kepala Madrasah Aliyah Negeri 1 Palu di tempat" },
      {
        kind: "paragraph",
        tone: "letter",
        text: `Dengan hormat, sehubungan dengan ${perihal.toLowerCase()}, kami mohon kerja sama Bapak.`,
      },
      { kind: "paragraph", tone: "letter", text: "Demikian disampaikan, atas perhatiannya kami ucapkan terima kasih." },
    ],
    footer: "Contoh",
  });
