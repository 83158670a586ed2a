import { useState } from "react";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { selectColumn } from "#kit/ui/table/select-column.tsx";
import { SelectionBar } from "#kit/ui/table/selection-bar.tsx";
import { useSelection } from "#kit/ui/table/use-selection.ts";
import { Tag } from "#kit/ui/tag.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { type Flagged, periksaPath } from "#modules/periksa/index.ts";
import { type LookedAt, PeriksaList } from "#modules/periksa/index.tsx";
import { lembarPath, siswaPath } from "../../paths.ts";
import type { Handing } from "./hand-over-dialog.tsx";
import { HandOverDialog } from "./hand-over-on-demand.ts";
import { semuaKelas } from "./semua-kelas.ts";

/** The findings in pupils, to be ticked and handed on to their wali kelas; or those of a class, or of all of them, at once. */
export function HandingList({ page, bolehSerahkan }: { readonly page: LookedAt; readonly bolehSerahkan: boolean }) {
  const selection = useSelection(page.rows);
  const [handing, setHanding] = useState<Handing | null>(null);
  const say = useToast();
  const { kirim, busy, ditolak, dialog } = useAction<{ readonly pesan: string }>(({ pesan }) => {
    setHanding(null);
    selection.clear();
    say(pesan);
  });
  const { cari, kelompok, aturan, keadaan } = page.query;
  const handed = bolehSerahkan && keadaan !== "diperbaiki";
  const kelas = page.kelompok.find(({ value }) => value === kelompok && value !== "tanpa");
  const whole = kelas
    ? { kelas: kelas.value, label: "Serahkan kelas ini", tentang: `kelas ${kelas.label}` }
    : { kelas: semuaKelas, label: "Serahkan semua kelas", tentang: "semua kelas" };
  const isWhole = cari === "" && (kelas !== undefined || kelompok === "");
  const send = (form: FormData) => {
    form.set("aturan", aturan);
    kirim(form);
  };
  return (
    <>
      <PeriksaList
        page={page}
        path={periksaPath.siswa}
        noun="siswa"
        caption="Siswa aktif yang datanya perlu dilihat"
        kelompok={{ label: "Kelas", all: "Semua kelas" }}
        states
        hrefOf={({ id }) => `${siswaPath}/${id}`}
        markOf={(_, { diserahkan }) => diserahkan && <Tag tone="info">Di wali kelas</Tag>}
        {...(handed && { select: selectColumn<Flagged>(selection, ({ nama }) => nama) })}
        {...(handed &&
          isWhole &&
          page.total > 0 && {
            beside: <Button onClick={() => setHanding({ siswa: [], kelas: whole.kelas, tentang: whole.tentang })}>{whole.label}</Button>,
          })}
        below={
          <SelectionBar noun="siswa" selection={selection}>
            <Button onClick={() => setHanding({ siswa: selection.ids, kelas: "", tentang: `${selection.ids.length} siswa` })}>
              Serahkan ke wali kelas
            </Button>
            <ButtonLink to={`${lembarPath}?${new URLSearchParams(selection.ids.map((id) => ["siswa", id]))}`} reloadDocument>
              Cetak lembar keluarga
            </ButtonLink>
          </SelectionBar>
        }
      />
      <HandOverDialog
        open={handing !== null}
        title={`Serahkan temuan ${handing?.tentang ?? ""}?`}
        {...{ handing, busy, ditolak }}
        onSend={send}
        onClose={() => setHanding(null)}
      />
      {dialog}
    </>
  );
}
