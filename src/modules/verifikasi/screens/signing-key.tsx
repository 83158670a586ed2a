import Ban from "lucide-react/icons/ban";
import { useState } from "react";
import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { Button, IconButton } from "#kit/ui/button.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { listPasskeys } from "../list-bukti.server.ts";
import { Revocation } from "../parts/revocation.tsx";
import { replaceKey, revokeKey } from "../signing-key.server.ts";
import type { Route } from "./+types/signing-key.ts";
import "./bukti-surat.css";

export const handle = { crumb: "Kunci Penanda" };

export const meta = () => [{ title: "Kunci Penanda" }];

export const loader = (args: Route.LoaderArgs) => within(args, listPasskeys);

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const nomor = Math.trunc(Number(form.get("nomor"))) || 0;
  await within(args, async (ctx) => {
    if (form.get("aksi") === "ganti") return replaceKey(ctx, nomor);
    if (form.get("aksi") === "cabut") return revokeKey(ctx, { nomor, alasan: String(form.get("alasan") ?? "") });
    throw refuse.malformed("Kiriman ini tidak dikenal.");
  });
  return { kunci: nomor };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

type Key = Route.ComponentProps["loaderData"]["kunci"][number];

export default function SigningKey({ loaderData: { kunci, tabs, bolehUbah } }: Route.ComponentProps) {
  const [dicabut, setDicabut] = useState<Key | null>(null);
  const [mengganti, setMengganti] = useState(false);
  const kini = kunci.find(({ digantiPada }) => digantiPada === null);
  return (
    <>
      {tabs.length > 1 && <Tabs label="Halaman bersebelahan" tabs={tabs} />}
      <PageHead title="Kunci Penanda" lead="Kunci yang menandai surat. Hanya satu yang menandai; kunci lama tetap dipakai untuk memeriksa.">
        {bolehUbah && kini && <Button onClick={() => setMengganti(true)}>Ganti kunci</Button>}
      </PageHead>
      <Sheet>
        {kunci.length === 0 ? (
          <EmptyState title="Belum ada kunci">Kunci pertama dibuat sendiri saat surat pertama ditandatangani.</EmptyState>
        ) : (
          <Table
            caption="Kunci penanda"
            columns={columns(bolehUbah ? setDicabut : undefined)}
            rows={kunci}
            rowKey={({ nomor }) => String(nomor)}
          />
        )}
      </Sheet>
      <Revocation
        dipilih={
          dicabut && {
            judul: `Cabut kunci ${dicabut.nomor}?`,
            akibat: `Semua surat yang ditandainya (${dicabut.surat}) dinyatakan tidak berlaku. Lakukan hanya bila kunci mungkin dicuri. Tidak dapat dibatalkan.`,
            isi: { aksi: "cabut", nomor: String(dicabut.nomor) },
            selesai: `Kunci ${dicabut.nomor} dicabut`,
          }
        }
        onClose={() => setDicabut(null)}
      />
      <Dialog
        open={mengganti}
        onClose={() => setMengganti(false)}
        title="Ganti kunci?"
        lead="Surat berikutnya ditandai kunci baru. Surat yang sudah terbit tetap berlaku."
        narrow
        alert
      >
        {kini && <Penggantian nomor={kini.nomor} onClose={() => setMengganti(false)} />}
      </Dialog>
    </>
  );
}

function Penggantian({ nomor, onClose }: { readonly nomor: number; readonly onClose: () => void }) {
  const say = useToast();
  const { kirim, busy, ditolak, dialog } = useAction(() => {
    say("Kunci baru dipakai mulai sekarang");
    onClose();
  });
  const kirimGanti = () => {
    const form = new FormData();
    form.set("aksi", "ganti");
    form.set("nomor", String(nomor));
    kirim(form);
  };
  return (
    <>
      {ditolak && (
        <div className="ui-dialog-body">
          <p role="alert">{ditolak.sentence}</p>
        </div>
      )}
      <div className="ui-dialog-foot">
        <Button onClick={onClose}>Batal</Button>
        <Button look="primary" busy={busy} busyText="Mengganti..." onClick={kirimGanti}>
          Ganti kunci
        </Button>
      </div>
      {dialog}
    </>
  );
}

const columns = (onCabut: ((kunci: Key) => void) | undefined): readonly Column<Key>[] => [
  {
    key: "nomor",
    head: "Kunci",
    look: "name",
    cell: ({ nomor, dicabutPada, alasanCabut }) => (
      <>
        Kunci {nomor}
        {dicabutPada && (
          <small className="ui-muted bukti-ket">
            Dicabut {formatMoment(dicabutPada)}: {alasanCabut}
          </small>
        )}
      </>
    ),
  },
  { key: "keadaan", head: "Keadaan", look: "status", cell: state },
  { key: "surat", head: "Surat", look: "number", cell: ({ surat }) => surat.toLocaleString("id-ID") },
  { key: "sejak", head: "Dibuat", look: "date", cell: ({ createdAt }) => formatMoment(createdAt) },
  { key: "diganti", head: "Diganti", look: "date", cell: ({ digantiPada }) => (digantiPada ? formatMoment(digantiPada) : "Belum") },
  ...(onCabut
    ? [
        {
          ...{ key: "tindakan", head: "Tindakan", look: "actions" as const },
          cell: (kunci: Key) =>
            kunci.dicabutPada ? null : (
              <div className="ui-row-actions">
                <IconButton label={`Cabut kunci ${kunci.nomor}`} icon={Ban} className="warn" onClick={() => onCabut(kunci)} />
              </div>
            ),
        },
      ]
    : []),
];

function state({ dicabutPada, digantiPada }: Key) {
  if (dicabutPada) return <Tag tone="danger">Dicabut</Tag>;
  return digantiPada ? <Tag tone="neutral">Memeriksa saja</Tag> : <Tag tone="success">Menandai</Tag>;
}
