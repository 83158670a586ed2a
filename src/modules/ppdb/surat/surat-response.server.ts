import { drawSurat } from "./read-surat.server.ts";

/** A family's letter as a file to keep or print. */
export async function suratResponse(...[surat, kop, files]: Parameters<typeof drawSurat>): Promise<Response> {
  const pdf = await drawSurat(surat, kop, files);
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="Hasil-Seleksi-${surat.nomor}.pdf"`,
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
    },
  });
}
