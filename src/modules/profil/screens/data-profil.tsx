import Pencil from "lucide-react/icons/pencil";
import { within } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { allEntri } from "../entri/entri.ts";
import { readEntri } from "../entri/read-entri.server.ts";
import { Sajian } from "../entri/sajian.tsx";
import { type EntriSheet, empty } from "../entri/sheet.ts";
import type { Route } from "./+types/data-profil.ts";
import "../entri/entri.css";

export const handle = { crumb: "Lihat Data" };

export async function loader(args: Route.LoaderArgs) {
  const entri = allEntri.find(({ kode }) => kode === args.params.entri);
  if (!entri) throw refuse.notFound();
  const { nama, kategori } = entri;
  return { nama, kategori, lembar: await within(args, (ctx) => readEntri(ctx, entri)) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `${loaderData?.nama ?? "Data"} · Profil Madrasah` }];

export default function DataProfil({ loaderData: { nama, kategori, lembar } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={nama} lead={kategori === "PROFIL" ? "Profil madrasah" : "Sarana dan prasarana"}>
        <ButtonLink look="quiet" to="/dashboard-profile">
          Kembali ke profil
        </ButtonLink>
      </PageHead>
      {lembar.map((satu) => (
        <Sheet key={satu.judul} title={satu.judul} aside={satu.ubah && <Change ke={satu.ubah} judul={satu.judul} />}>
          <SheetContent lembar={satu} />
        </Sheet>
      ))}
    </>
  );
}

const Change = ({ ke, judul }: { readonly ke: string; readonly judul: string }) => (
  <ButtonLink icon={Pencil} to={ke}>
    Ubah<span className="ui-hidden"> {judul}</span>
  </ButtonLink>
);

function SheetContent({ lembar: { judul, isi, ubah } }: { readonly lembar: EntriSheet }) {
  if (!empty(isi)) return <Sajian isi={isi} judul={judul} />;
  return <p className="ui-sheet-body ui-muted">{ubah ? "Belum diisi. Tekan Ubah untuk mengisinya." : "Belum diisi."}</p>;
}
