import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { LoaderFunctionArgs } from "react-router";
import { sections } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { tag } from "#kit/visit.server.ts";
import { Angka } from "../prestasi-publik/angka.tsx";
import { daftarPrestasi, hitungPrestasi } from "../prestasi-publik/baca-prestasi.server.ts";
import { Daftar } from "../prestasi-publik/daftar.tsx";
import { FormulirSaringan } from "../prestasi-publik/formulir-saringan.tsx";
import { alamatSaringan, bacaSaringanPrestasi } from "../prestasi-publik/saringan.ts";
import "../prestasi-publik/prestasi.css";

const lead = "Juara dan penghargaan yang diraih peserta didik madrasah.";

export async function loader(args: LoaderFunctionArgs) {
  tag(args, "prestasi");
  const { searchParams, origin } = new URL(args.request.url);
  const saringan = bacaSaringanPrestasi(searchParams);
  const isi = await sections(args, { angka: hitungPrestasi, daftar: (ctx) => daftarPrestasi(ctx, saringan) });
  return { saringan, ...isi, asal: origin };
}

type Muatan = Awaited<ReturnType<typeof loader>>;

export const meta = ({ loaderData }: { readonly loaderData?: Muatan }) =>
  loaderData
    ? describe({
        ...{ title: "Prestasi", description: lead, picture: `${loaderData.asal}/bagikan.png` },
        url: loaderData.asal + alamatSaringan(loaderData.saringan),
      })
    : [];

export default function PrestasiPublik({ loaderData: { saringan, angka, daftar } }: { readonly loaderData: Muatan }) {
  const { halaman } = saringan;
  const adaLagi = daftar?.adaLagi ?? false;
  return (
    <>
      <PageHead title="Prestasi" lead={lead} />
      <div className="lebar prestasi-publik">
        {angka?.length === 0 ? (
          <p className="kosong">Catatan prestasi sedang disiapkan.</p>
        ) : (
          <>
            <Angka angka={angka} />
            <section aria-labelledby="daftar-prestasi">
              <h2 id="daftar-prestasi">Daftar prestasi</h2>
              <FormulirSaringan saringan={saringan} tahun={[...new Set(angka?.map((satu) => satu.tahun))]} />
              {daftar ? <Daftar prestasi={daftar.prestasi} /> : <Unread what="data prestasi" />}
            </section>
          </>
        )}
        {halaman > 1 || adaLagi ? (
          <nav className="prestasi-halaman" aria-label="Halaman">
            {halaman > 1 ? (
              <a className="tbl garis" href={alamatSaringan({ ...saringan, halaman: halaman - 1 })} rel="prev">
                <Icon of={ArrowLeft} /> Lebih baru
              </a>
            ) : null}
            <span>Halaman {halaman}</span>
            {adaLagi ? (
              <a className="tbl garis" href={alamatSaringan({ ...saringan, halaman: halaman + 1 })} rel="next">
                Lebih lama <Icon of={ArrowRight} />
              </a>
            ) : null}
          </nav>
        ) : null}
      </div>
    </>
  );
}
