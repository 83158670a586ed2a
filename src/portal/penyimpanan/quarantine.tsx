import { Form, useNavigation } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { formatSize } from "#kit/files/kinds.ts";
import { Button } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { Storage } from "./storage.server.ts";

const titles: Readonly<Record<string, string>> = { public: "gambar dan klip situs", private: "lampiran" };

/** What the sweeps took away, and what they ask a person before taking more. */
export function Quarantine({ quarantine, waiting }: Pick<Storage, "quarantine" | "waiting">) {
  const busy = useNavigation().formMethod === "POST";
  const { files, bytes, since } = quarantine;
  return (
    <Sheet title="Karantina">
      <div className="ui-sheet-body penyimpanan-body">
        <p>
          {files === 0
            ? "Kosong. Berkas yang tidak dipakai catatan mana pun dipindahkan ke sini dan disimpan 30 hari sebelum dihapus."
            : `${files.toLocaleString("id-ID")} berkas (${formatSize(bytes)}), yang terlama sejak ${since ? formatMoment(since) : "-"}. Masing-masing disimpan 30 hari, dan kembali sendiri bila dipakai lagi, misalnya setelah cadangan dipulihkan.`}
        </p>
        {waiting.map(({ tree, files: count, of, allowed }) => (
          <Form key={tree} method="post" className="penyimpanan-waiting" role={allowed ? undefined : "alert"}>
            <input type="hidden" name="pohon" value={tree} />
            <p>
              {`${count.toLocaleString("id-ID")} dari ${of.toLocaleString("id-ID")} berkas ${titles[tree] ?? tree} tidak dipakai catatan mana pun. `}
              {allowed
                ? "Sudah diizinkan: malam ini dipindahkan ke karantina."
                : "Itu lebih banyak daripada yang boleh dipindahkan sendiri. Bila basis data baru saja dipulihkan atau diganti, periksa dahulu; jangan izinkan."}
            </p>
            {!allowed && (
              <Button type="submit" busy={busy} busyText="Menyimpan...">
                Izinkan malam ini
              </Button>
            )}
          </Form>
        ))}
      </div>
    </Sheet>
  );
}
