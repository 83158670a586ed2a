import { useRef } from "react";
import { redirect, type ShouldRevalidateFunctionArgs, useFetcher } from "react-router";
import { importableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { may, scopeContext, within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { findTask } from "#kit/jobs/jobs.server.ts";
import { changeMaps } from "#kit/lists/change-maps.server.ts";
import { readChoices } from "#kit/lists/choices.ts";
import { KeptMaps } from "#kit/lists/choose/kept-maps.tsx";
import { keptMaps } from "#kit/lists/column-maps.server.ts";
import { deleteList } from "#kit/lists/list.server.ts";
import { type AskedOfList, type ListWork, listWorkContext } from "#kit/lists/list-work.server.ts";
import { readUpload } from "#kit/lists/read-upload.server.ts";
import { toldPages } from "#kit/lists/told-rows.server.ts";
import { readAskedPages } from "#kit/lists/told-rows.ts";
import { unsettledList } from "#kit/lists/understand-list.server.ts";
import { findList, type WaitingList, waitingList } from "#kit/lists/uploaded-list.server.ts";
import { askedPage } from "#kit/paging.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import type { Register } from "#kit/register/register.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { importJob, inTurn, pastImports } from "#kit/transfer/transfer.server.ts";
import { knownBySentence } from "#kit/transfer/update/known-by.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { LatePart } from "#kit/ui/field/late-part.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { bandingFields, bandingPath } from "#modules/banding/index.ts";
import type { Route } from "./+types/register-import.ts";
import { registerAt } from "./register/register-at.server.ts";
import { sentRegister } from "./register/sent-register.server.ts";
import type { ImportAnswer } from "./register/transfer/import-answer.ts";
import { isOver } from "./register/transfer/is-over.ts";
import { ListOnDemand } from "./register/transfer/list-on-demand.tsx";
import { PastImports } from "./register/transfer/past-imports.tsx";
import { UnderWayOnDemand } from "./register/transfer/under-way-on-demand.tsx";
import { UploadSheet } from "./register/transfer/upload-sheet.tsx";
import "./register/register.css";
import "./register/transfer/list.css";

export const handle = { crumb: "Impor" };

export async function loader(args: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const page = askedPage(searchParams);
  const [task, list] = [searchParams.get("tugas") ?? "", searchParams.get("daftar") ?? ""];
  const ke = Number(searchParams.get("ke"));
  const shown = {
    page: Number.isInteger(ke) && ke > 0 && ke < 1_000 ? ke : 1,
    all: searchParams.get("baris") === "semua",
  };
  const [{ actor, requestId }, lists] = [args.context.get(scopeContext), args.context.get(listWorkContext)];
  if (list !== "") await recheck(args, register, list);
  else lists.warm();
  const shownPage = await within(args, async (ctx) => {
    const found = (await findList(ctx, register, list)) ?? null;
    return {
      told: found?.plan ? await toldPages(ctx, register, found.id, readAskedPages(searchParams)) : null,
      page,
      past: await pastImports(ctx, register, page),
      maps: await keptMaps(ctx, register),
      task: isUuid(task) ? await findTask(ctx, importJob, task) : null,
      list: found,
      waiting: found ? null : ((await waitingList(ctx, register)) ?? null),
      gone: list !== "",
      compares: searchParams.get("untuk") === "banding",
      exports: may(ctx, `${register.name}:export`) !== "no",
      register: sentRegister({ ...importableRegister(ctx, register), imported: importedSentence(register) }),
    };
  });
  const mendable = shownPage.list?.plan && shownPage.list.plan.refused.length > 0;
  const grid = mendable ? await lists.grid({ who: { actor, requestId }, register: register.name, id: list, ...shown }) : null;
  return { ...shownPage, grid };
}

/** What becomes of the rows of a list, and by what those are known that stand. */
const importedSentence = (register: Register) => [register.imported, knownBySentence(register)].filter(Boolean).join(" ");

/** What is refused here is told when somebody asks for the trial. */
async function recheck(args: Route.LoaderArgs, register: Register, id: string): Promise<void> {
  if (!(await within(args, (ctx) => unsettledList(ctx, register, id)))) return;
  try {
    await work(args, register, (lists, asked) => lists.recheck({ ...asked, id }));
  } catch (error) {
    if (!(error instanceof Refusal) || !["invalid", "conflict", "tooMany", "unavailable"].includes(error.kind)) throw error;
  }
}

export async function action(args: Route.ActionArgs): Promise<ImportAnswer | Response> {
  try {
    return await act(args);
  } catch (error) {
    // In another tab the list was replaced, or tried out anew: the page stays and shows what stands now.
    throw error instanceof Refusal && error.kind === "notFound" ? refuse.conflict(error.message) : error;
  }
}

async function act(args: Route.ActionArgs): Promise<ImportAnswer | Response> {
  const register = registerAt(new URL(args.request.url).pathname);
  const form = await readForm(args.request);
  const [id, list] = [String(form.get("impor") ?? ""), String(form.get("daftar") ?? "")];
  switch (form.get("aksi")) {
    case "periksa":
      return upload(args, register, form);
    case "bandingkan": {
      const isi = Object.fromEntries(Object.keys(bandingFields).flatMap((name) => (form.has(name) ? [[name, form.get(name)]] : [])));
      const made = await work(args, register, (lists, asked) => lists.compare({ ...asked, id: list, isi }));
      return redirect(`${bandingPath(register)}/${made}`);
    }
    case "atur": {
      const choices = readChoices(String(form.get("pilihan") ?? ""));
      if (!choices) throw refuse.malformed("Pilihan ini tidak terbaca. Muat ulang halaman, lalu coba lagi.");
      await work(args, register, (lists, asked) => lists.settle({ ...asked, id: list, choices }));
      return { settled: true };
    }
    case "impor":
      return take(args, register, { id, list });
    case "buang":
      await within(args, (ctx) => deleteList(ctx, register, list));
      return redirect(`${register.path}/impor`);
    case "urungkan":
      return work(args, register, (lists, asked) => lists.undo({ ...asked, batch: id, rest: form.get("sisanya") === "ya" }));
    default:
      return { told: await within(args, (ctx) => changeMaps(ctx, register, form)) };
  }
}

async function take(args: Route.ActionArgs, register: Register, { id, list }: { id: string; list: string }): Promise<ImportAnswer> {
  const started = await work(args, register, (lists, asked) => lists.take({ ...asked, batch: id }));
  // What is left is tried out when the page is asked for anew.
  const rest = "imported" in started && (await within(args, (ctx) => findList(ctx, register, list)));
  return rest ? { ...started, rest: true } : started;
}

async function upload(args: Route.ActionArgs, register: Register, form: FormData): Promise<Response> {
  const id = await work(args, register, async (lists, asked) =>
    lists.keep({ ...asked, file: await readUpload(form.get("berkas"), "Pilih dulu berkas yang akan diimpor.") }),
  );
  return redirect(`${register.path}/impor?daftar=${id}${form.get("untuk") === "banding" ? "&untuk=banding" : ""}`);
}

/** What reads or tries out a whole list, when its turn has come. */
function work<T>(
  { context }: Pick<Route.ActionArgs, "context">,
  { name }: Register,
  done: (lists: ListWork, asked: AskedOfList) => Promise<T>,
): Promise<T> {
  const { actor, requestId } = context.get(scopeContext);
  return inTurn(actor, () => done(context.get(listWorkContext), { who: { actor, requestId }, register: name }));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

/**
 * Who hears that an import was taken back already sees a list from before that. A list that was just taken in is gone: asked for
 * anew, the page would lose the piece that hears of it and goes on from there.
 */
export const shouldRevalidate = ({ actionStatus, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !isTaken(actionResult) && (defaultShouldRevalidate || actionStatus === 409);

const isTaken = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && ("imported" in answer || "task" in answer) && !("rest" in answer);

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? [{ title: `Impor ${loaderData.register.title}` }] : []);

export default function RegisterImport({ loaderData }: Route.ComponentProps) {
  const { register, past, page, task, list, waiting, grid, told, maps, gone, compares, exports } = loaderData;
  const fetcher = useFetcher<ImportAnswer>();
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      <PageHead
        title={`Impor ${register.title}`}
        lead="Masukkan banyak baris sekaligus dari Excel, LibreOffice atau CSV. Tidak ada yang tersimpan sebelum Anda menyetujuinya."
      >
        {register.expected && <ButtonLink to={bandingPath(register)}>Bandingkan saja</ButtonLink>}
        <ButtonLink to={register.path}>Kembali ke daftar</ButtonLink>
      </PageHead>
      {waiting && (!task || isOver(task)) && <Unfinished register={register} list={waiting} />}
      <div ref={box} className="list-room">
        {/* Around either, so that what stands is shown until what comes next is here. */}
        <LatePart box={box}>
          {task ? (
            <UnderWayOnDemand
              register={register}
              task={task}
              undone={past.imports.some(({ taskId, undoneAt }) => taskId === task.id && undoneAt !== null)}
            />
          ) : list ? (
            <ListOnDemand key={list.id} {...{ register, list, grid, told, compares, exports }} />
          ) : (
            <>
              {gone && (
                <p className="ui-muted">
                  Daftar tadi sudah diimpor, diganti, lebih lama dari seminggu, atau memuat orang yang datanya dihapus. Unggah berkasnya
                  sekali lagi.
                </p>
              )}
              <UploadSheet register={register} fetcher={fetcher} />
              <KeptMaps page={`${register.path}/impor`} maps={maps} />
            </>
          )}
        </LatePart>
      </div>
      <PastImports register={register} past={past} page={page} />
    </>
  );
}

const Unfinished = ({ register, list: { id, fileName, createdAt } }: { readonly register: Register; readonly list: WaitingList }) => (
  <Sheet title="Daftar yang belum selesai">
    <div className="ui-sheet-body list-map">
      <p>{`${fileName}, diunggah ${formatMoment(createdAt)}. Disimpan seminggu sejak diunggah, lalu dibuang.`}</p>
      <ButtonLink look="primary" to={`${register.path}/impor?daftar=${id}`}>
        Lanjutkan
      </ButtonLink>
    </div>
  </Sheet>
);
