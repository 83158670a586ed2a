import { useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { List, type ListFrameProps } from "#kit/ui/table/list.tsx";
import { selectColumn } from "#kit/ui/table/select-column.tsx";
import { SelectionBar } from "#kit/ui/table/selection-bar.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { useSelection } from "#kit/ui/table/use-selection.ts";
import { useAction } from "#modules/akun/index.tsx";
import { usulanPath } from "./fields.ts";
import { type StatusUsulan, statusLabels } from "./usulan.ts";

const AskedRejection = dialogOnDemand(
  async () => (await import("./asked-rejection.tsx")).AskedRejection,
  ({ title }) => title,
);

interface Menunggu {
  readonly id: string;
  readonly versi: number;
  readonly nama: string | null;
}

interface Props<B extends Menunggu> extends Pick<ListFrameProps, "page" | "size" | "total" | "empty"> {
  readonly status: StatusUsulan;
  /** Rows can be ticked and refused. */
  readonly memutus: boolean;
  readonly rows: readonly B[];
  readonly columns: readonly Column<B>[];
}

/** What was sent, to be ticked and refused at once where it waits: somebody may have sent a whole flood. */
export function WaitingList<B extends Menunggu>({ status, memutus, columns, ...list }: Props<B>) {
  const selection = useSelection(list.rows);
  const [menolak, setMenolak] = useState(false);
  const say = useToast();
  const { kirim, busy, ditolak, dialog } = useAction<{ readonly ditolak: number }>((jawaban) => {
    setMenolak(false);
    selection.clear();
    say(`${jawaban.ditolak} kabar ditolak`);
  });
  const kirimTolak = (alasan: string) => {
    const form = new FormData();
    form.set("alasan", alasan);
    for (const { id, versi } of list.rows) if (selection.has(id)) form.append("kabar", `${id} ${versi}`);
    kirim(form);
  };
  return (
    <>
      <List
        path={usulanPath}
        noun="kabar"
        caption={statusLabels[status]}
        columns={memutus ? [selectColumn<B>(selection, ({ nama }) => nama ?? "kabar"), ...columns] : columns}
        rowKey={({ id }) => id}
        {...list}
        below={
          <SelectionBar noun="kabar" selection={selection}>
            <Button onClick={() => setMenolak(true)}>Tolak</Button>
          </SelectionBar>
        }
      />
      <AskedRejection
        open={menolak}
        title={`Tolak ${selection.ids.length} kabar?`}
        busy={busy}
        ditolak={ditolak}
        onTolak={kirimTolak}
        onClose={() => setMenolak(false)}
      />
      {dialog}
    </>
  );
}
