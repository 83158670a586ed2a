import { formatMoment } from "#kit/dates.ts";
import { formatSize } from "#kit/files/kinds.ts";
import { Button } from "#kit/ui/button.tsx";
import { QuarantinedTable, type QuarantinedTableProps } from "./quarantined-table.tsx";
import type { Storage } from "./storage.server.ts";

const titles: Readonly<Record<string, string>> = { public: "gambar dan klip situs", private: "lampiran" };

interface QuarantineProps extends Pick<Storage, "quarantine" | "waiting">, Omit<QuarantinedTableProps, "total" | "above"> {
  readonly onAllow: (tree: string) => void;
}

/** What the sweeps took away, and what they ask a person before taking more. */
export function Quarantine({ quarantine, waiting, onAllow, ...table }: QuarantineProps) {
  const { busy } = table;
  const { files, bytes, since } = quarantine;
  return (
    <QuarantinedTable
      {...table}
      total={files}
      above={
        <div className="ui-sheet-body penyimpanan-body">
          <p>
            {files === 0
              ? "Kosong. Berkas yang tidak dipakai catatan mana pun dipindahkan ke sini dan disimpan 30 hari sebelum dihapus."
              : `${files.toLocaleString("id-ID")} berkas (${formatSize(bytes)}), yang terlama sejak ${since ? formatMoment(since) : "-"}. Masing-masing disimpan 30 hari, dan kembali sendiri bila dipakai lagi, misalnya setelah cadangan dipulihkan. Yang Anda kembalikan tidak dipindahkan lagi selama 30 hari.`}
          </p>
          {waiting.map(({ tree, files: count, of, allowed }) => (
            <div key={tree} className="penyimpanan-waiting" role={allowed ? undefined : "alert"}>
              <p>
                {`${count.toLocaleString("id-ID")} dari ${of.toLocaleString("id-ID")} berkas ${titles[tree] ?? tree} tidak dipakai catatan mana pun. `}
                {allowed
                  ? "Sudah diizinkan: malam ini dipindahkan ke karantina."
                  : "Itu lebih banyak daripada yang boleh dipindahkan sendiri. Bila basis data baru saja dipulihkan atau diganti, periksa dahulu; jangan izinkan."}
              </p>
              {!allowed && (
                <Button busy={busy} busyText="Menyimpan..." onClick={() => onAllow(tree)}>
                  Izinkan malam ini
                </Button>
              )}
            </div>
          ))}
        </div>
      }
    />
  );
}
