import Download from "lucide-react/icons/download";
import Trash2 from "lucide-react/icons/trash-2";
import Upload from "lucide-react/icons/upload";
import { lazy, Suspense, useMemo, useRef } from "react";
import { data, useLocation } from "react-router";
import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import { reading, scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal } from "#kit/refusals.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { LatePart } from "#kit/ui/field/late-part.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import type { Route } from "./+types/register-of-person.ts";
import { listHref } from "./register/address.ts";
import { type ActAnswer, isRefused } from "./register/answer.ts";
import { ListSheet } from "./register/list/list-sheet.tsx";
import { recordOpened } from "./register/list/record-opened.server.ts";
import { actForPerson } from "./register/person/act-for-person.server.ts";
import { Preview } from "./register/person/preview.tsx";
import { type PersonData, showPerson } from "./register/person/show-person.server.ts";
import { registerAt } from "./register/register-at.server.ts";
import { sentRegister } from "./register/sent-register.server.ts";
import { listMeta, Unreached } from "./register/unreached.tsx";
import "./register/register.css";
import "./register/person/person.css";

/** Only the office looks at others; and seldom does anything wait for it. */
const PegawaiPicker = lazy(async () => ({ default: (await import("#modules/kepegawaian/people/picker.tsx")).PegawaiPicker }));
const Requests = lazy(async () => ({ default: (await import("./register/person/requests.tsx")).Requests }));

interface Shown extends PersonData {
  readonly register: Register;
}

type Answer = Shown | { readonly failed: true; readonly title: string };

export async function loader(args: Route.LoaderArgs): Promise<Answer> {
  const url = new URL(args.request.url);
  const register = registerAt(url.pathname);
  try {
    const shown = await reading(args, async (ctx) => ({ ...(await showPerson(ctx, register, url)), register: sentRegister(register) }));
    if (shown.list) await recordOpened(args, register, shown.list);
    return shown;
  } catch (error) {
    if (error instanceof Refusal && error.kind === "unavailable") return { failed: true, title: register.title };
    throw error;
  }
}

export async function action(args: Route.ActionArgs) {
  const url = new URL(args.request.url);
  const form = await readForm(args.request);
  const answer = await actForPerson(args.context.get(scopeContext), registerAt(url.pathname), { url, form });
  return data<ActAnswer>(answer, { status: isRefused(answer) ? 409 : 200 });
}

/** Nothing typed is lost with the connection. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData);

export default function RegisterOfPerson({ loaderData }: Route.ComponentProps) {
  if ("failed" in loaderData) return <Unreached title={loaderData.title} />;
  return <Person loaded={loaderData} />;
}

function Person({ loaded }: { readonly loaded: Shown }) {
  const { terpilih, list, usulan, names, asking, register: whole } = loaded;
  const register = useMemo(() => ofOnePerson(whole, asking), [whole, asking]);
  const { pegawai, sendiri } = terpilih;
  if (!list || !pegawai) {
    return (
      <>
        <PageHead title={whole.title} lead={whole.lead} />
        <Whose terpilih={terpilih} />
        <section className="ui-sheet">
          <Nobody picking={terpilih.pilihan !== null} />
        </section>
      </>
    );
  }
  const to = sendiri ? register.path : `${register.path}?pegawai=${pegawai.id}`;
  const fileCell = (row: Row, name: string) => <Preview address={`${register.path}/${row.id}/berkas/${name}`} id={String(row[name])} />;
  return (
    <>
      <PageHead title={list.query.bin ? `Tempat sampah: ${whole.title}` : whole.title} lead={whole.lead}>
        <Actions register={register} list={list} />
      </PageHead>
      <Whose terpilih={terpilih} />
      {asking && <p className="person-asking">Perubahan yang Anda kirim diperiksa kantor dulu, lalu masuk ke data Anda.</p>}
      {usulan.length > 0 && (
        <Suspense>
          <Requests register={register} usulan={usulan} names={names} to={to} own={sendiri} />
        </Suspense>
      )}
      <ListSheet
        key={`${register.name} ${pegawai.id} ${list.query.bin}`}
        register={register}
        data={withoutOwnerField(register, list)}
        to={to}
        fileCell={fileCell}
        {...(asking && { fate: "Kantor memeriksa permintaan ini dulu; sampai disetujui, data ini tetap ada." })}
      />
    </>
  );
}

function Whose({ terpilih }: Pick<PersonData, "terpilih">) {
  const box = useRef<HTMLDivElement>(null);
  return (
    terpilih.pilihan && (
      <div ref={box} className="ui-late">
        <LatePart box={box}>
          <PegawaiPicker terpilih={terpilih} />
        </LatePart>
      </div>
    )
  );
}

/** Forms ask for every field but whose record it is. */
function withoutOwnerField(register: Register, list: NonNullable<PersonData["list"]>): NonNullable<PersonData["list"]> {
  const fields = Object.keys(register.fields);
  return { ...list, open: { seen: fields, create: fields, update: fields } };
}

/** The register without the field that is the same in all its rows, with the words for what is only asked for. */
function ofOnePerson(whole: Register, asking: boolean): Register {
  const register = pickFields(
    whole,
    Object.keys(whole.fields).filter((name) => name !== "pegawaiId"),
  );
  if (!asking) return register;
  const sent = "Permintaan terkirim, menunggu persetujuan kantor";
  return { ...register, sentences: { ...register.sentences, created: sent, updated: sent, deleted: sent } };
}

function Nobody({ picking }: { readonly picking: boolean }) {
  if (picking) return <EmptyState title="Belum ada pegawai yang dipilih">Cari namanya di atas; datanya akan tampil di sini.</EmptyState>;
  return (
    <EmptyState title="Akun Anda belum terhubung dengan data pegawai" actions={<ButtonLink to="/identitas">Isi identitas</ButtonLink>}>
      Isi identitas Anda dulu, atau minta petugas tata usaha menghubungkan akun ini.
    </EmptyState>
  );
}

function Actions({ register, list }: { readonly register: Register; readonly list: NonNullable<PersonData["list"]> }) {
  const { search } = useLocation();
  const { can, query } = list;
  if (query.bin) return <ButtonLink to={listHref(register, search, { sampah: null })}>Kembali ke daftar</ButtonLink>;
  return (
    <>
      {can.restore && (
        <ButtonLink look="quiet" icon={Trash2} to={listHref(register, search, { sampah: "1" })}>
          Tempat sampah
        </ButtonLink>
      )}
      {can.import && (
        <ButtonLink look="quiet" icon={Upload} to={`${register.path}/impor`}>
          Impor
        </ButtonLink>
      )}
      {can.export && (
        <a className="ui-button quiet" href={`${register.path}/ekspor?format=xlsx`}>
          <Download className="ui-icon" aria-hidden="true" />
          Ekspor semua
        </a>
      )}
      {can.create && (
        <ButtonLink look="primary" to={listHref(register, search, { tambah: "1" })} preventScrollReset>
          {register.sentences.add}
        </ButtonLink>
      )}
    </>
  );
}
