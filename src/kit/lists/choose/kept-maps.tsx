import { useFetcher } from "react-router";
import { formatMoment } from "../../dates.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { useAnswer } from "../../ui/form/use-answer.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { Table } from "../../ui/table/table.tsx";
import type { KeptMap } from "../column-maps.server.ts";
import { ChooseFile } from "./choose-file.tsx";

interface KeptMapsProps {
  /** Of the page that takes lists in, which answers `changeMaps` and has each map as a file below it. */
  readonly page: string;
  readonly maps: readonly KeptMap[];
}

type Answer = { readonly told: string } | { readonly refusal: { readonly sentence: string } };

/** How lists with a known head are understood: kept, handed on as a file, thrown away. */
export function KeptMaps({ page, maps }: KeptMapsProps) {
  const fetcher = useFetcher<Answer>();
  const say = useToast();
  useAnswer(fetcher.data, (answer) => {
    if ("told" in answer) say(answer.told);
    if ("refusal" in answer) say({ text: answer.refusal.sentence, failed: true });
  });
  const drop = (id: string) => void fetcher.submit({ aksi: "hapus-peta", peta: id }, { method: "post" });
  return (
    <Sheet title="Peta kolom">
      {maps.length > 0 && (
        <Table
          caption="Peta kolom yang tersimpan"
          rows={maps}
          rowKey={({ id }) => id}
          columns={[
            { key: "nama", head: "Nama", look: "name", cell: ({ name }) => name },
            { key: "sumber", head: "Sumber", cell: ({ source }) => source || "—" },
            { key: "oleh", head: "Disimpan", cell: ({ actorName, updatedAt }) => `${actorName}, ${formatMoment(updatedAt)}` },
            {
              key: "tindakan",
              head: "Tindakan",
              look: "actions",
              cell: ({ id, name }) => (
                <div className="ui-actions list-maps">
                  <a className="ui-button" href={`${page}/peta?peta=${id}`} download aria-label={`Unduh peta kolom ${name}`}>
                    Unduh
                  </a>
                  <ConfirmButton
                    title={`Hapus peta kolom “${name}”?`}
                    confirm="Hapus peta"
                    aria-label={`Hapus peta kolom ${name}`}
                    consequence="Kolom daftar berikutnya dengan judul ini akan ditanyakan lagi."
                    onConfirm={() => drop(id)}
                  >
                    Hapus
                  </ConfirmButton>
                </div>
              ),
            },
          ]}
        />
      )}
      <fetcher.Form method="post" encType="multipart/form-data" className="ui-sheet-body list-map">
        <input type="hidden" name="aksi" value="berkas-peta" />
        <p>
          {maps.length > 0
            ? "Peta kolom dari madrasah lain dapat dipakai di sini."
            : "Belum ada peta kolom. Simpan satu setelah mengimpor, atau pakai dari madrasah lain."}
        </p>
        <ChooseFile id="berkas-peta" accept=".json" hint="Berkas peta kolom (.json), diunduh dari halaman seperti ini." />
        <Button type="submit" busy={fetcher.state !== "idle"} busyText="Menyimpan...">
          Pakai peta kolom
        </Button>
      </fetcher.Form>
    </Sheet>
  );
}
