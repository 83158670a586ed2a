import { Link } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { naskahPath, naskahStatusNames } from "#modules/naskah/index.ts";
import { Desk } from "#modules/persuratan/index.tsx";
import { retensiPath } from "../addresses.ts";
import { arahName, letterPath } from "../letter.ts";
import { loadPemusnahan } from "../load/pemusnahan.server.ts";
import { PemusnahanSteps } from "../parts/pemusnahan-steps.tsx";
import { keadaanName } from "../pemusnahan.ts";
import { receivePemusnahan } from "../receive.server.ts";
import type { Route } from "./+types/pemusnahan.ts";
import "../parts/arsip.css";

export const handle = { crumb: "Pemusnahan" };

export const meta = () => [{ title: "Pemusnahan Arsip" }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => loadPemusnahan(ctx, args.params.id));

export const action = async ({ context, request, params }: Route.ActionArgs) =>
  receivePemusnahan(context.get(scopeContext), params.id, await readForm(request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

type Loaded = Route.ComponentProps["loaderData"];

export default function Pemusnahan({ loaderData }: Route.ComponentProps) {
  const { pemusnahan, keadaan, surat, desk } = loaderData;
  const [name, tone] = keadaanName[keadaan];
  return (
    <>
      <Desk {...desk} />
      <PageHead title={`Pemusnahan ${surat.length} surat`} lead={<Tag tone={tone}>{name}</Tag>}>
        <ButtonLink look="quiet" to={`${retensiPath}?tahun=${pemusnahan.tahun}`}>
          Kembali ke daftar
        </ButtonLink>
      </PageHead>
      <Facts loaded={loaderData} />
      <PemusnahanSteps key={keadaan} {...loaderData} />
      <Sheet title="Surat yang dimusnahkan">
        <Table
          caption="Surat dalam berita acara ini"
          rows={surat}
          rowKey={({ arah, id }) => arah + id}
          columns={[
            {
              key: "perihal",
              head: "Perihal",
              look: "name",
              cell: ({ arah, id, perihal, nomor }) => (
                <>
                  <Link to={`${letterPath[arah]}/${id}`}>{perihal}</Link>
                  <br />
                  <small className="ui-muted">
                    {arahName[arah]} · {nomor}
                  </small>
                </>
              ),
            },
            { key: "pihak", head: "Dari / kepada", look: "minor", cell: ({ pihak }) => pihak ?? "" },
            { key: "tanggal", head: "Tanggal", look: "date", cell: ({ tanggal }) => formatDay(tanggal, "short") },
            { key: "kode", head: "Klasifikasi", cell: ({ kode }) => kode },
            { key: "sampai", head: "Disimpan sampai", look: "date", cell: ({ inaktifSampai }) => formatDay(inaktifSampai, "short") },
            { key: "sumber", head: "Aturan", look: "minor", cell: ({ sumber }) => sumber },
          ]}
        />
      </Sheet>
    </>
  );
}

function Facts({ loaded: { pemusnahan, naskah } }: { readonly loaded: Loaded }) {
  const { disiapkanNama, createdAt, batalPada, batalNama, alasanBatal, dilaksanakan, dimusnahkanPada, dimusnahkanNama } = pemusnahan;
  return (
    <Sheet title="Berita acara">
      <dl className="ui-sheet-body ui-facts">
        <div>
          <dt>Surat</dt>
          <dd>
            {naskah ? (
              <Link to={`${naskahPath}/${naskah.id}`}>{naskah.nomor ?? `Konsep, ${naskahStatusNames[naskah.status].toLowerCase()}`}</Link>
            ) : (
              "Konsepnya sudah dihapus"
            )}
          </dd>
        </div>
        <Fact name="Disiapkan" value={`${disiapkanNama}, ${formatMoment(createdAt)}`} />
        {naskah?.tanggal && <Fact name="Ditandatangani" value={formatDay(naskah.tanggal)} />}
        {dilaksanakan && dimusnahkanPada && (
          <Fact name="Dimusnahkan" value={`${formatDay(dilaksanakan)}, dicatat ${dimusnahkanNama} ${formatMoment(dimusnahkanPada)}`} />
        )}
        {pemusnahan.berkasPada && <Fact name="Berkas dihapus" value={`${pemusnahan.berkasNama}, ${formatMoment(pemusnahan.berkasPada)}`} />}
        {batalPada && <Fact name="Dibatalkan" value={`${batalNama}, ${formatMoment(batalPada)}: ${alasanBatal}`} />}
      </dl>
    </Sheet>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
