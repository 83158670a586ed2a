import { Link } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { siswaPath } from "../paths.ts";

import type { Diputuskan } from "./undo.server.ts";

/** What was decided about records that looked alike, and the way back. */
export function DecisionList({ putusan }: { readonly putusan: readonly Diputuskan[] }) {
  const say = useToast();
  const { kirim, busy, ditolak } = useAction<{ readonly pesan: string }>(({ pesan }) => say(pesan));
  const urungkan = ({ id, putusan: jenis }: Diputuskan) => {
    const form = new FormData();
    form.set("aksi", jenis === "satu" ? "pisahkan" : "tampilkan");
    form.set("id", id);
    kirim(form);
  };
  if (putusan.length === 0)
    return (
      <Sheet>
        <EmptyState title="Belum ada yang diputuskan">Data yang disatukan atau dinyatakan dua orang akan tampil di sini.</EmptyState>
      </Sheet>
    );
  return (
    <Sheet title="Yang sudah diputuskan">
      {ditolak && <p className="ui-sheet-body ui-error">{[ditolak.sentence, ...Object.values(ditolak.fields ?? {})].join(" ")}</p>}
      <Table caption="Putusan tentang data yang tampak ganda" rows={putusan} rowKey={({ id }) => id} columns={columns(busy, urungkan)} />
    </Sheet>
  );
}

const columns = (busy: boolean, urungkan: (satu: Diputuskan) => void): readonly Column<Diputuskan>[] => [
  { key: "nama", head: "Siswa", look: "name", cell: ({ satuId, satu }) => <Link to={`${siswaPath}/${satuId}`}>{satu}</Link> },
  { key: "lain", head: "Dibandingkan dengan", cell: ({ lain }) => lain },
  {
    key: "putusan",
    head: "Putusan",
    cell: ({ putusan: jenis }) => (jenis === "satu" ? "Satu orang, disatukan" : "Dua orang berbeda"),
  },
  { key: "pada", head: "Kapan", look: "date", cell: ({ pada }) => formatMoment(new Date(pada)) },
  { key: "oleh", head: "Oleh", look: "minor", cell: ({ oleh }) => oleh },
  {
    key: "urungkan",
    head: "Urungkan",
    look: "actions",
    cell: (satu) =>
      satu.dibatalkan ? (
        <span className="ui-muted">Sudah dipisahkan</span>
      ) : (
        <Button busy={busy} aria-label={`${words(satu)}: ${satu.satu}`} onClick={() => urungkan(satu)}>
          {words(satu)}
        </Button>
      ),
  },
];

const words = ({ putusan }: Diputuskan) => (putusan === "satu" ? "Pisahkan lagi" : "Bandingkan lagi");
