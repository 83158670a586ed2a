import { Link, redirect } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { copyPeriode, tellCopy } from "../jalur/copy-periode.server.ts";
import { openPerubahan, publishAturan, readTerbitan } from "../jalur/lembar-aturan.server.ts";
import { type Keadaan, loadAturan } from "../jalur/load-aturan.server.ts";
import { SalinanSheet } from "../parts/aturan/salinan.tsx";
import { TerbitanSheet } from "../parts/aturan/terbitan.tsx";
import { gelombangPpdbPath, jalurPpdbPath, periodePpdbPath } from "../paths.ts";
import type { Route } from "./+types/aturan-ppdb.ts";

export const handle = { crumb: "Aturan" };

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `Aturan PPDB ${loaderData?.periode.tahunAjaran ?? ""}`.trim() }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => ({
    ...(await loadAturan(ctx, args.params.id)),
    terbitan: await readTerbitan(ctx, args.params.id),
    salinan: new URL(args.request.url).searchParams.has("salin") ? await tellCopy(ctx, args.params.id) : null,
  }));

export async function action({ context, params, request }: Route.ActionArgs) {
  const { aksi, alasan = "" } = Object.fromEntries(await readForm(request));
  const scope = context.get(scopeContext);
  if (aksi === "salin") {
    const id = await scope.transaction((ctx) => copyPeriode(ctx, params.id));
    return redirect(`${periodePpdbPath}/${id}/aturan`);
  }
  if (aksi === "ubah") {
    await scope.transaction((ctx) => openPerubahan(ctx, params.id, String(alasan)));
    return { pesan: "Perubahan aturan dibuka" };
  }
  if (aksi !== "terbitkan") throw refuse.malformed("Kiriman ini tidak dikenal.");
  const { nomor } = await scope.transaction((ctx) => publishAturan(ctx, params.id));
  return { pesan: `Aturan terbit sebagai versi ${nomor}` };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function AturanPpdb({
  loaderData: { periode, jalur, umum, peringatan, bolehUbah, terbitan, salinan },
}: Route.ComponentProps) {
  const own = `${periodePpdbPath}/${periode.id}`;
  return (
    <>
      <PageHead
        title={`Aturan PPDB ${periode.tahunAjaran}`}
        lead={`${formatDay(periode.buka)} – ${formatDay(periode.tutup)}, kuota ${periode.kuota} peserta didik.`}
      >
        {bolehUbah && <ButtonLink to={`${gelombangPpdbPath}?periodeId=${periode.id}`}>Gelombang</ButtonLink>}
        {bolehUbah && <ButtonLink to={jalurPpdbPath}>Jalur</ButtonLink>}
        {bolehUbah && <ButtonLink to={`${own}/aturan?salin`}>Salin ke tahun berikutnya</ButtonLink>}
      </PageHead>
      <Tabs
        label="Halaman periode ini"
        tabs={[
          { to: own, label: "Rincian" },
          { to: `${own}/aturan`, label: "Aturan" },
          { to: `${own}/riwayat`, label: "Riwayat" },
        ]}
      />
      {salinan && <SalinanSheet salinan={salinan} back={`${own}/aturan`} />}
      <Sheet title="Yang perlu dilihat">
        <div className="ui-sheet-body">
          {peringatan.length === 0 ? (
            <p>Tidak ada. Aturan ini lengkap dan sesuai batas yang berlaku.</p>
          ) : (
            <ul className="ui-points">
              {peringatan.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </div>
      </Sheet>
      <Sheet title="Berlaku untuk semua jalur">
        <div className="ui-sheet-body">
          <ul className="ui-points">
            {umum.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </Sheet>
      <Sheet title="Gelombang dan jalur">
        {jalur.length === 0 ? (
          <div className="ui-sheet-body">
            <p>
              Belum ada gelombang dan jalur. Selama periode ini terbuka, formulir menerima jalur reguler; lembar aturannya memuat aturan
              periode ini saja.
            </p>
          </div>
        ) : (
          <Table caption="Jalur tiap gelombang" rows={jalur} rowKey={({ id }) => id} columns={columns} />
        )}
      </Sheet>
      <TerbitanSheet
        terbitan={terbitan}
        perhatian={peringatan.filter((one) => !one.startsWith("Lembar aturan")).length}
        bolehUbah={bolehUbah}
      />
    </>
  );
}

type Jalur = Route.ComponentProps["loaderData"]["jalur"][number];

const states: Readonly<Record<Keadaan, { readonly label: string; readonly tone: "neutral" | "success" | "warning" | "info" }>> = {
  rancangan: { label: "Rancangan", tone: "warning" },
  belum: { label: "Belum dibuka", tone: "info" },
  dibuka: { label: "Dibuka", tone: "success" },
  ditutup: { label: "Ditutup", tone: "neutral" },
};

const columns: readonly Column<Jalur>[] = [
  { key: "nama", head: "Jalur", look: "name", cell: ({ id, nama }) => <Link to={`${jalurPpdbPath}/${id}`}>{nama}</Link> },
  { key: "gelombang", head: "Gelombang", cell: ({ gelombang }) => gelombang },
  { key: "dibuka", head: "Dibuka", look: "date", cell: ({ dibuka }) => dibuka },
  { key: "ditutup", head: "Ditutup", look: "date", cell: ({ ditutup }) => ditutup },
  { key: "kuota", head: "Kuota", look: "number", cell: ({ kuota }) => kuota ?? "Seluruhnya" },
  { key: "bobot", head: "Bobot nilai", cell: ({ bobot }) => bobot.join(", ") || "Belum ada" },
  { key: "seri", head: "Bila nilainya sama", cell: ({ seri }) => seri.join(", lalu ") || "Belum ada" },
  { key: "pendaftar", head: "Pendaftar", look: "number", cell: ({ pendaftar }) => pendaftar },
  {
    key: "keadaan",
    head: "Keadaan",
    look: "status",
    cell: ({ keadaan }) => <Tag tone={states[keadaan].tone}>{states[keadaan].label}</Tag>,
  },
];
