import { Link, useLocation } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { DownloadReport } from "#kit/ui/report.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { listAddress } from "#kit/ui/table/list-address.ts";
import { ListHead } from "#kit/ui/table/list-head.tsx";
import { aturanKarierPath } from "../../paths.ts";

import { jatuhTempoPath } from "../jatuh-tempo.ts";
import { loadTempo } from "../load-tempo.server.ts";
import { distance, type TempoList } from "../tempo-screen.ts";
import { TempoTable } from "../tempo-table.tsx";
import type { Route } from "./+types/jatuh-tempo.ts";
import "./jatuh-tempo.css";

export const loader = (args: Route.LoaderArgs) => reading(args, (ctx) => loadTempo(ctx, new URL(args.request.url).searchParams));

export const meta = () => [{ title: "Jatuh tempo karier" }];

const lead = {
  semua: "Kenaikan gaji berkala, pangkat, Satyalancana, pensiun, dan berkas yang habis berlaku; dihitung dari data pegawai.",
  sendiri: "Kapan gaji berkala, pangkat, tanda kehormatan, dan masa pensiun Anda tiba, dihitung dari data kepegawaian Anda.",
};

export default function JatuhTempo({ loaderData: daftar }: Route.ComponentProps) {
  const { semua } = daftar;
  return (
    <>
      <ListHead title="Jatuh tempo" lead={semua ? lead.semua : lead.sendiri} rare={semua && <Rare jumlah={daftar.jumlah} />} />
      {semua && <Range daftar={daftar} />}
      <TempoTable daftar={daftar} />
      <Incomplete daftar={daftar} />
    </>
  );
}

/** The list as it stands on the screen, narrowed as it is there. */
function Rare({ jumlah }: Pick<TempoList, "jumlah">) {
  const { search } = useLocation();
  const download = (format: string) => listAddress(`${jatuhTempoPath}/unduh`, search, { format, halaman: null, tampil: null });
  return (
    <>
      {jumlah > 0 && <DownloadReport to={download} />}
      <ButtonLink to={aturanKarierPath}>Aturan karier</ButtonLink>
    </>
  );
}

function Range({ daftar }: { readonly daftar: TempoList }) {
  const { search } = useLocation();
  return (
    <nav className="ui-tabs" aria-label="Seberapa dekat">
      {distance.map(({ value, label }) => (
        <Link
          key={value}
          to={listAddress(jatuhTempoPath, search, { dalam: value === "90" ? null : value, halaman: null })}
          aria-current={value === daftar.dalam ? "page" : undefined}
          preventScrollReset
        >
          {label}
          <small>{daftar.banyak.find(({ dalam }) => dalam === value)?.banyak ?? 0}</small>
        </Link>
      ))}
    </nav>
  );
}

/** Nothing is guessed: what is missing is named, with the way to fill it in. */
function Incomplete({ daftar: { belumLengkap, semua } }: { readonly daftar: TempoList }) {
  if (belumLengkap.length === 0) return null;
  return (
    <Sheet title={semua ? `${belumLengkap.length} pegawai belum dapat dihitung seluruhnya` : "Belum dapat dihitung seluruhnya"}>
      <ul className="tempo-kurang">
        {belumLengkap.slice(0, 20).map(({ id, nama, kurang }) => (
          <li key={id}>
            {semua ? <Link to={`/pegawai/edit/${id}`}>{nama}</Link> : "Data Anda"}: belum ada {kurang.join(", ")}
          </li>
        ))}
        {belumLengkap.length > 20 && <li>dan {belumLengkap.length - 20} pegawai lain</li>}
      </ul>
    </Sheet>
  );
}
