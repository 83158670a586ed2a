import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import Upload from "lucide-react/icons/upload";
import { useMemo } from "react";
import { data, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import { reading, scopeContext, within } from "#kit/ctx.server.ts";
import { fitsOnPaper } from "#kit/documents/paper.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal } from "#kit/refusals.ts";
import type { Register } from "#kit/register/register.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { ExportMenu } from "#kit/ui/export-menu.tsx";
import { ErrorState } from "#kit/ui/feedback/states.tsx";
import { isUnanswered, keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import type { Route } from "./+types/register-list.ts";
import { act } from "./register/acts.server.ts";
import { addHref, listHref, registerAt } from "./register/address.ts";
import { type ActAnswer, isRefused } from "./register/answer.ts";
import { ListSheet } from "./register/list/list-sheet.tsx";
import { type ListData, showList } from "./register/list/show-list.server.ts";
import type { Can } from "./register/rights.server.ts";
import { SingleSheet } from "./register/single-sheet.tsx";
import "./register/register.css";

type Answer = ListData | { readonly failed: true };

export async function loader(args: Route.LoaderArgs): Promise<Answer> {
  const url = new URL(args.request.url);
  const register = registerAt(url.pathname);
  try {
    // Whose record is opened under the pencil, that is written down.
    const ask = register.watched && url.searchParams.has("ubah") ? within : reading;
    return await ask(args, (ctx) => showList(ctx, register, { parameters: url.searchParams }));
  } catch (error) {
    if (error instanceof Refusal && error.kind === "unavailable") return { failed: true };
    throw error;
  }
}

/** Only this list is lost when the connection is; the rest of the page lives on. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Answer> {
  return serverLoader().catch((error: unknown): Answer => {
    if (isUnanswered(error)) return { failed: true };
    throw error;
  });
}

export async function action(args: Route.ActionArgs) {
  const register = registerAt(new URL(args.request.url).pathname);
  const answer = await act(args.context.get(scopeContext), register, await readForm(args.request));
  return data<ActAnswer>(answer, { status: isRefused(answer) ? 409 : 200 });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

/** A refused save tells of a change by somebody else: the list below is old. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || actionStatus === 409;

export const meta = ({ location }: Route.MetaArgs) => [{ title: registerAt(location.pathname).title }];

export default function RegisterList({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const seen = "failed" in loaderData ? "all" : loaderData.open.seen;
  const register = useMemo(() => pickFields(registerAt(pathname), seen), [pathname, seen]);
  if ("failed" in loaderData) return <Unreached register={register} />;
  if (register.single)
    return (
      <>
        <BesideTabs tabs={loaderData.tabs} />
        <SingleSheet register={register} data={loaderData} />
      </>
    );
  const { can, query, total } = loaderData;
  return (
    <>
      <BesideTabs tabs={loaderData.tabs} />
      {query.bin ? (
        <PageHead
          title={`Tempat sampah: ${register.title}`}
          lead={`Yang dihapus dari ${register.title.toLowerCase()} menunggu di sini dan dapat dipulihkan.`}
        >
          <ButtonLink to={register.path}>Kembali ke daftar</ButtonLink>
        </PageHead>
      ) : (
        <PageHead title={register.title} lead={register.lead}>
          <Actions register={register} can={can} rows={total} />
        </PageHead>
      )}
      <ListSheet key={`${register.name} ${query.bin}`} register={register} data={loaderData} />
    </>
  );
}

const Unreached = ({ register }: { readonly register: Register }) => (
  <>
    <PageHead title={register.title} lead={register.lead} />
    <section className="ui-sheet">
      <ErrorState title={`Gagal mengambil ${register.title.toLowerCase()}`}>
        Sambungan ke server terputus. Data yang sudah Anda simpan aman.
      </ErrorState>
    </section>
  </>
);

const BesideTabs = ({ tabs }: Pick<ListData, "tabs">) => tabs.length > 0 && <Tabs label="Halaman bersebelahan" tabs={tabs} />;

function Actions({ register, can, rows }: { readonly register: Register; readonly can: Can; readonly rows: number }) {
  const { search } = useLocation();
  const file = (format: string) => listHref(register, search, { format }).replace(register.path, `${register.path}/ekspor`);
  return (
    <>
      {can.restore && (
        <ButtonLink look="quiet" icon={Trash2} to={listHref(register, "", { sampah: "1" })}>
          Tempat sampah
        </ButtonLink>
      )}
      {can.remove && register.beside && (
        <ButtonLink look="quiet" to={`${register.path}/${register.beside.path}`}>
          {register.beside.label}
        </ButtonLink>
      )}
      {can.import && (
        <ButtonLink icon={Upload} to={`${register.path}/impor`}>
          Impor
        </ButtonLink>
      )}
      {can.export && rows > 0 && (
        <ExportMenu
          files={[
            { label: "Excel (XLSX)", href: file("xlsx") },
            { label: "CSV", href: file("csv") },
            ...(fitsOnPaper(rows, register.columns.length + 1) ? [{ label: "PDF dengan kop surat", href: file("pdf") }] : []),
          ]}
        />
      )}
      {can.create && (
        <ButtonLink look="primary" icon={Plus} to={addHref(register, search)} preventScrollReset>
          {register.sentences.add}
        </ButtonLink>
      )}
    </>
  );
}
