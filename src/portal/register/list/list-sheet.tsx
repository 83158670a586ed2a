import Trash2 from "lucide-react/icons/trash-2";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useFetcher, useLocation, useNavigate, useSubmit } from "react-router";
import { sizes } from "#kit/register/query.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import { ListFrame } from "#kit/ui/table/list.tsx";
import { dialogs } from "#kit/ui/table/list-address.ts";
import { SelectionBar } from "#kit/ui/table/selection-bar.tsx";
import { type Selection, useSelection } from "#kit/ui/table/use-selection.ts";
import { addHref, listHref, listPart } from "../address.ts";
import { type ActAnswer, type Done, isRefused } from "../answer.ts";
import { addTitle, capital } from "../names.ts";
import { asCards, CardList, hasCards } from "./card-list.tsx";
import { type FileCell, ListTable } from "./list-table.tsx";
import { searchOf } from "./search-of.ts";
import type { ListData } from "./show-list.server.ts";

const RowDialog = dialogOnDemand(
  async () => (await import("../form/row-dialog.tsx")).RowDialog,
  ({ title }) => title,
);
const DeleteDialog = dialogOnDemand(
  async () => (await import("./delete-dialog.tsx")).DeleteDialog,
  () => "Hapus",
);

const LookSwitch = lazy(async () => ({ default: (await import("./look-switch.tsx")).LookSwitch }));
const DroppedPaper = lazy(async () => ({ default: (await import("#kit/ui/field/dropped-paper.tsx")).DroppedPaper }));

const late = (part: ReactNode) => <Suspense>{part}</Suspense>;

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
  const find = searchOf(register, query, data.related);
  return (
    <RelatedContext value={data.related}>
      <ListFrame
        path={register.path}
        label={register.title}
        noun={register.noun}
        {...{ page: query.page, size: query.size, sizes, total }}
        find={{ ...find, beside: hasCards(register) && late(<LookSwitch register={register} />) }}
        empty={<Nothing register={register} data={data} />}
        below={<DeleteSelected register={register} selection={selection} />}
      >
        {asCards(register, query, search) ? (
          <CardList register={register} data={data} />
        ) : (
          <ListTable register={register} data={data} selection={selection} onRestore={restore} {...(fileCell && { fileCell })} />
        )}
      </ListFrame>
      <Dialogs register={register} data={data} to={to} tell={tell} {...(fate && { fate })} />
      <ConfirmDialog title="Periksa sekali lagi" confirm="Pulihkan apa adanya" {...asking} />
    </RelatedContext>
  );
}

function DeleteSelected({ register, selection }: { readonly register: Register; readonly selection: Selection }) {
  const { search } = useLocation();
  return (
    <SelectionBar noun={register.noun} selection={selection}>
      <ButtonLink icon={Trash2} to={listHref(register, search, { hapus: selection.ids })} preventScrollReset>
        Hapus
      </ButtonLink>
    </SelectionBar>
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
  const tell = ({ done, ids, note }: Done, next = false) => {
    if (done === "restored" || done === "moved") return;
    const text = register.sentences[done];
    const description = note === undefined ? {} : { description: note };
    say(done === "deleted" ? { text, ...description, action: { label: "Urungkan", run: () => undo(ids) } } : { text, ...description });
    if (!next) void navigate(listPart(register, search), { replace: true, preventScrollReset: true });
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

function Nothing({ register, data }: ListSheetProps) {
  const { search } = useLocation();
  const { query, can, recorders } = data;
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

function Dialogs({
  register,
  data,
  to,
  tell,
  fate,
}: ListSheetProps & { readonly to: string; readonly tell: (done: Done, next?: boolean) => void }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { editing, deleting, can } = data;
  const adding = can.create && new URLSearchParams(search).has("tambah");
  const close = () => void navigate(listHref(register, search, dialogs), { replace: true, preventScrollReset: true });
  const form = { register, to, onClose: close, onDone: tell };
  const [round, setRound] = useState(0);
  const added = (done: Done, next: boolean) => {
    tell(done, next);
    setRound(next ? round + 1 : 0);
  };
  return (
    <>
      <RowDialog open={adding} title={addTitle(register)} {...form} onDone={added} round={round} fields={data.open.create} row={null} />
      <RowDialog open={editing !== null} title={register.sentences.edit} {...form} fields={data.open.update} row={editing} />
      {can.create &&
        register.drops &&
        late(<DroppedPaper field={register.drops} noun={register.noun} to={adding || editing ? null : addHref(register, search)} />)}
      <DeleteDialog {...form} open={deleting.length > 0} rows={deleting} {...(fate && { fate })} />
    </>
  );
}
