import type { LoaderFunctionArgs } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { reportSections } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { HeadDrawing, PageHead } from "#kit/ui/document/page-head.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { tag } from "#kit/visit.server.ts";
import { dailyAnchor } from "../daily-anchor.server.ts";
import bukuJejak from "../media/buku-jejak.svg";
import { anchorPath } from "../paths.ts";
import "./jejak-umum.css";

const lead = "Setiap hari kami umumkan berapa baris jejak audit portal madrasah, beserta sidiknya.";

export async function loader(args: LoaderFunctionArgs) {
  tag(args, "jejakJangkar");
  const isi = await reportSections(args, { harian: (ctx) => dailyAnchor(ctx) });
  return { ...isi, url: new URL(args.request.url).origin + anchorPath };
}

type Payload = Awaited<ReturnType<typeof loader>>;

export const meta = ({ loaderData }: { readonly loaderData?: Payload }) =>
  loaderData ? describe({ title: "Jejak Audit Harian", description: lead, url: loaderData.url }) : [];

/** For whoever wants to note today what must still hold tomorrow. */
export default function JejakUmum({ loaderData: { harian } }: { readonly loaderData: Payload }) {
  return (
    <>
      <PageHead title="Jejak Audit Harian" lead={lead} picture={<HeadDrawing of={bukuJejak} />} />
      <div className="lebar jejak-umum">
        <p>
          Jejak audit mencatat setiap perubahan data di portal. Isinya tidak ditampilkan di sini. Sidik adalah deretan huruf dan angka yang
          dihitung dari seluruh baris: mengubah satu baris saja membuatnya lain.
        </p>
        <p>Simpan angka hari ini. Bila kelak jumlah atau sidik untuk hari yang sama berbeda, catatan itu pernah diubah.</p>
        {harian ? null : <Unread what="jejak audit harian" />}
        {harian?.length === 0 ? <p>Belum ada angka yang diumumkan. Angka pertama muncul dalam satu jam.</p> : null}
        {harian && harian.length > 0 ? (
          <div className="muat-tabel">
            <table>
              <caption>Jumlah baris dan sidik jejak audit, terbaru di atas</caption>
              <thead>
                <tr>
                  <th scope="col">Tanggal</th>
                  <th scope="col">Jumlah baris</th>
                  <th scope="col">Sidik</th>
                </tr>
              </thead>
              <tbody>
                {harian.map(({ hari, baris, sidik }) => (
                  <tr key={hari}>
                    <td>
                      <time dateTime={hari}>{formatDay(hari, "short")}</time>
                    </td>
                    <td>{baris.toLocaleString("id-ID")}</td>
                    <td>
                      <code>{sidik}</code>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : null}
      </div>
    </>
  );
}
