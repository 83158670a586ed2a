import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { switchRule } from "#modules/periksa/index.server.ts";
import { periksaTabs } from "#modules/periksa/index.ts";
import { allRuleCodes, loadAturan } from "../periksa/load-aturan.server.ts";
import type { Route } from "./+types/aturan-periksa.ts";
import "../check/periksa.css";

export const handle = { crumb: "Aturan" };

export const meta = () => [{ title: "Aturan Pemeriksaan Data" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => ({ ...(await loadAturan(ctx)), tabs: openTabs(ctx, periksaTabs) }));

export async function action({ context, request }: Route.ActionArgs): Promise<{ readonly pesan: string }> {
  const { kode, aktif, versi } = Object.fromEntries(await readForm(request));
  const switching = { kode: String(kode), aktif: aktif === "ya", versi: Number(versi) };
  await context.get(scopeContext).transaction((ctx) => switchRule(ctx, allRuleCodes, switching));
  return { pesan: switching.aktif ? "Aturan dinyalakan" : "Aturan dimatikan" };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

type Aturan = Route.ComponentProps["loaderData"]["kelompok"][number]["aturan"][number];

export default function AturanPeriksa({ loaderData: { kelompok, bolehUbah, tabs } }: Route.ComponentProps) {
  const say = useToast();
  const { kirim, busy, ditolak } = useAction<{ readonly pesan: string }>(({ pesan }) => say(pesan));
  const ubah = ({ kode, aktif, versi }: Aturan) => {
    const form = new FormData();
    for (const [nama, isi] of Object.entries({ kode, aktif: aktif ? "tidak" : "ya", versi: String(versi) })) form.set(nama, isi);
    kirim(form);
  };
  return (
    <>
      <Tabs label="Bagian pemeriksaan" tabs={tabs} />
      <PageHead
        title="Aturan Pemeriksaan Data"
        lead="Aturan hanya mengingatkan, tidak menolak. Matikan yang tidak diperlukan madrasah; temuannya tidak lagi tampil."
      />
      {ditolak && <p className="ui-error">{ditolak.sentence}</p>}
      {kelompok.map(({ judul, aturan }) => (
        <Sheet key={judul} title={judul}>
          <Table caption={`Aturan untuk ${judul}`} rows={aturan} rowKey={({ kode }) => kode} columns={columns(bolehUbah, busy, ubah)} />
        </Sheet>
      ))}
    </>
  );
}

const columns = (bolehUbah: boolean, busy: boolean, ubah: (aturan: Aturan) => void): readonly Column<Aturan>[] => [
  {
    key: "judul",
    head: "Aturan",
    look: "name",
    cell: ({ judul, penjelasan }) => (
      <span className="periksa-aturan">
        {judul}
        <small>{penjelasan}</small>
      </span>
    ),
  },
  { key: "sumber", head: "Diminta oleh", cell: ({ sumber }) => sumber.join(", ") },
  { key: "isian", head: "Isian", look: "minor", cell: ({ isian }) => describeIsian(isian) },
  {
    key: "keadaan",
    head: "Keadaan",
    look: "status",
    cell: ({ aktif, oleh }) => (
      <>
        <Tag tone={aktif ? "success" : "neutral"}>{aktif ? "Berlaku" : "Dimatikan"}</Tag>
        {!aktif && oleh && <small className="periksa-oleh">oleh {oleh}</small>}
      </>
    ),
  },
  ...(bolehUbah
    ? [
        {
          key: "ubah",
          head: "Ubah",
          look: "actions" as const,
          cell: (satu: Aturan) => (
            <Button busy={busy} aria-label={`${satu.aktif ? "Matikan" : "Nyalakan"}: ${satu.judul}`} onClick={() => ubah(satu)}>
              {satu.aktif ? "Matikan" : "Nyalakan"}
            </Button>
          ),
        },
      ]
    : []),
];

/** A few are named, many are counted. */
const describeIsian = (isian: readonly string[]): string =>
  isian.length > 4 ? `${isian.slice(0, 3).join(", ")}, dan ${isian.length - 3} lainnya` : isian.join(", ");
