import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import Upload from "lucide-react/icons/upload";
import { useLocation } from "react-router";
import { fitsOnPaper } from "#kit/documents/paper.ts";
import type { Register } from "#kit/register/register.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { ExportMenu } from "#kit/ui/export-menu.tsx";
import { keepFormWhenUnanswered, revalidatesWhenRefused } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { ListHead } from "#kit/ui/table/list-head.tsx";
import type { Route } from "./+types/register-list.ts";
import { addHref, listHref } from "./register/address.ts";
import { BesideTabs } from "./register/beside-tabs.tsx";
import { actInList, loadList } from "./register/list/list-route.server.ts";
import { orFailed } from "./register/list/list-route.ts";
import { ListSheet } from "./register/list/list-sheet.tsx";
import type { Can } from "./register/rights.server.ts";
import { listMeta, Unreached } from "./register/unreached.tsx";
import "./register/register.css";

export const loader = (args: Route.LoaderArgs) => loadList(args);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orFailed(serverLoader());

export const action = (args: Route.ActionArgs) => actInList(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export const shouldRevalidate = revalidatesWhenRefused;

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData);

export default function RegisterList({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  if ("failed" in loaderData) return <Unreached title={loaderData.title} />;
  const { register, can, query, total } = loaderData;
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
        <ListHead
          title={register.title}
          lead={register.lead}
          main={<Add register={register} can={can} />}
          rare={rare({ register, can, rows: total, search })}
        />
      )}
      <ListSheet key={`${register.name} ${query.bin}`} register={register} data={loaderData} />
    </>
  );
}

interface Shown {
  readonly register: Register;
  readonly can: Can;
}

function Add({ register, can }: Shown) {
  const { search } = useLocation();
  if (!can.create) return null;
  return (
    <ButtonLink look="primary" icon={Plus} to={addHref(register, search)} preventScrollReset>
      {register.sentences.add}
    </ButtonLink>
  );
}

/** Whether there is anything in it has to be known before it is drawn. */
function rare({ register, can, rows, search }: Shown & { readonly rows: number; readonly search: string }) {
  if (!can.restore && !(can.remove && register.beside) && !can.import && !(can.export && rows > 0)) return false;
  const file = (format: string) => listHref(register, search, { format }).replace(register.path, `${register.path}/ekspor`);
  const template = listHref(register, search, {}).replace(register.path, `${register.path}/isi-templat`);
  const kept = listHref(register, search, {}).replace(register.path, `${register.path}/kiriman`);
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
            ...(register.handedOut ? [{ label: "Isi templat (EMIS, RDM, …)", href: template }] : []),
            ...(register.handedOut && can.exportAll ? [{ label: "Kiriman", href: kept }] : []),
          ]}
        />
      )}
    </>
  );
}
