import { useState } from "react";
import { useFetcher, useLocation, useNavigate, useNavigation, useSubmit } from "react-router";
import type { Register, Row } from "#kit/register/register.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { ConfirmDialog, Dialog } from "#kit/ui/dialog.tsx";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { EmptyState, Skeleton } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import { Pagination } from "#kit/ui/table/pagination.tsx";
import { addHref, dialogs, listHref, listPart } from "../address.ts";
import { type ActAnswer, type Done, isRefused } from "../answer.ts";
import { addTitle, capital } from "../names.ts";
import { asCards, CardList, hasCards, LookSwitch } from "./card-list.tsx";
import { type FileCell, ListTable } from "./list-table.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import type { ListData } from "./show-list.server.ts";
import { everything, Toolbar } from "./toolbar.tsx";
import { useSelection } from "./use-selection.ts";
import { useSlowNavigation } from "./use-slow-navigation.ts";

const RowDialog = dialogOnDemand(
  async () => (await import("../form/row-dialog.tsx")).RowDialog,
  ({ title }) => title,
);
const DeleteDialog = dialogOnDemand(
  async () => (await import("./delete-dialog.tsx")).DeleteDialog,
  () => "Hapus",
);

interface ListSheetProps {
  readonly register: Register;
  readonly data: ListData;
  /** Where forms are sent; absent: to the register's list. */
  readonly to?: string;
  readonly fileCell?: FileCell;
  /** What becomes of rows that are deleted; absent: they go to the bin. */
  readonly fate?: string;
}

export function ListSheet({ register, data, to = register.path, fileCell, fate }: ListSheetProps) {
  const { search } = useLocation();
  const { query, rows, total } = data;
  const selection = useSelection(rows);
  const { tell, restore, asking } = useAnswers(register, to);
  const waiting = useWaiting(register, search);
  const narrowed = query.search !== "" || Object.keys(query.filters).length > 0;
  return (
    <RelatedContext value={data.related}>
      <section className="ui-sheet" aria-label={register.title} aria-busy={waiting}>
        {(total > 0 || narrowed) && (
          <Toolbar register={register} query={query}>
            {hasCards(register) && <LookSwitch register={register} />}
          </Toolbar>
        )}
        {waiting ? (
          <Skeleton rows lines={Math.max(3, rows.length)} />
        ) : total === 0 ? (
          <Nothing register={register} data={data} narrowed={narrowed} />
        ) : asCards(register, query, search) ? (
          <CardList register={register} data={data} />
        ) : (
          <ListTable register={register} data={data} selection={selection} onRestore={restore} {...(fileCell && { fileCell })} />
        )}
        <SelectionBar register={register} selection={selection} />
        {total > 0 && (
          <Pagination
            page={query.page}
            size={query.size}
            total={total}
            noun={register.noun}
            href={({ page, size }) => listHref(register, search, { halaman: page > 1 ? String(page) : null, tampil: String(size) })}
          />
        )}
        <Dialogs register={register} data={data} to={to} tell={tell} {...(fate && { fate })} />
        <ConfirmDialog title="Periksa sekali lagi" confirm="Pulihkan apa adanya" {...asking} />
      </section>
    </RelatedContext>
  );
}

/** What an answer is told with, and the way back from a deletion. */
function useAnswers(register: Register, to: string) {
  const say = useToast();
  const navigate = useNavigate();
  const submit = useSubmit();
  const fetcherKey = `pulihkan ${register.name}`;
  const restorer = useFetcher<ActAnswer>({ key: fetcherKey });
  const { search } = useLocation();
  const [restoring, setRestoring] = useState<Row>();
  const [asks, setAsks] = useState<readonly string[]>([]);
  const bring = (ids: readonly string[], sure: boolean) => {
    const form = new FormData();
    form.set("aksi", "pulihkan");
    if (sure) form.set("yakin", "on");
    for (const id of ids) form.append("baris", id);
    return form;
  };
  // What was deleted a moment ago only comes back: nobody needs to be asked about it.
  const undo = (ids: readonly string[]) => void submit(bring(ids, true), { method: "post", action: to, navigate: false, fetcherKey });
  const tell = ({ done, ids, note }: Done) => {
    if (done === "restored" || done === "moved") return;
    const text = register.sentences[done];
    const description = note === undefined ? {} : { description: note };
    say(done === "deleted" ? { text, ...description, action: { label: "Urungkan", run: () => undo(ids) } } : { text, ...description });
    void navigate(listPart(register, search), { replace: true, preventScrollReset: true });
  };
  const restore = (row: Row, sure = false) => {
    setRestoring(row);
    setAsks([]);
    void restorer.submit(bring([row.id], sure), { method: "post", action: to });
  };
  useAnswer(restorer.data, (answer) => {
    if (!isRefused(answer)) say(`${capital(register.noun)} berhasil dipulihkan`);
    else if (answer.asks) setAsks(answer.asks);
    else say({ text: answer.refusal.sentence, failed: true });
  });
  const onConfirm = () => restoring && restore(restoring, true);
  const asking = { open: asks.length > 0, children: asks.join(" "), onConfirm, onClose: () => setAsks([]) };
  return { tell, restore, asking };
}

/** The list itself is under way, not a dialog above it; a quick answer never flickers. */
function useWaiting(register: Register, search: string): boolean {
  const { state, location } = useNavigation();
  const elsewhere =
    state === "loading" && location.pathname === register.path && listPart(register, location.search) !== listPart(register, search);
  return useSlowNavigation(elsewhere);
}

interface NothingProps extends ListSheetProps {
  readonly narrowed: boolean;
}

function Nothing({ register, data, narrowed }: NothingProps) {
  const { search } = useLocation();
  const { query, can, recorders } = data;
  if (narrowed) {
    const words = query.search === "" ? "dengan saringan ini" : `dengan kata “${query.search}”`;
    return (
      <EmptyState
        title={`Tidak ada ${register.noun} yang cocok`}
        actions={
          <ButtonLink to={listHref(register, search, everything(register))} preventScrollReset>
            Lepas semua saringan
          </ButtonLink>
        }
      >
        Tidak ada {register.noun} {words}. Coba kata lain, atau lepas saringannya.
      </EmptyState>
    );
  }
  if (query.bin) return <EmptyState title="Tempat sampah kosong">Yang Anda hapus akan menunggu di sini.</EmptyState>;
  return (
    <EmptyState
      title={`Belum ada ${register.noun}`}
      actions={
        can.create && (
          <ButtonLink look="primary" to={addHref(register, search)} preventScrollReset>
            {register.sentences.add}
          </ButtonLink>
        )
      }
    >
      {can.create || register.readOnly ? register.sentences.empty : recorders && `Yang mencatat di sini: ${recorders}.`}
    </EmptyState>
  );
}

function Dialogs({ register, data, to, tell, fate }: ListSheetProps & { readonly to: string; readonly tell: (done: Done) => void }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { editing, deleting, can } = data;
  const adding = can.create && new URLSearchParams(search).has("tambah");
  const close = () => void navigate(listHref(register, search, dialogs), { replace: true, preventScrollReset: true });
  const row = editing === "gone" ? null : editing;
  const gone = editing === "gone";
  const form = { register, to, onClose: close, onDone: tell };
  return (
    <>
      <RowDialog open={adding} title={addTitle(register)} {...form} fields={data.open.create} row={null} />
      <RowDialog open={row !== null} title={register.sentences.edit} {...form} fields={data.open.update} row={row} />
      <Dialog open={gone} onClose={close} title="Data ini sudah tidak ada" narrow>
        <p className="ui-dialog-body">Mungkin baru saja dihapus. Lihat tempat sampah, atau tutup pesan ini.</p>
      </Dialog>
      <DeleteDialog {...form} open={deleting.length > 0} rows={deleting} {...(fate && { fate })} />
    </>
  );
}
