import { redirect } from "react-router";
import { exportableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { may, reading, scopeContext, within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { deleteMap, typedNames } from "#kit/lists/column-maps.server.ts";
import { mapsForExport } from "#kit/lists/export-by-map.server.ts";
import { readFillForm } from "#kit/lists/fill-choices.ts";
import { type FilledTemplate, fillKeptTemplate, strangeInTemplate } from "#kit/lists/fill-kept-template.server.ts";
import { readOutgoing } from "#kit/lists/outgoing.ts";
import { pairOf } from "#kit/lists/outward.ts";
import { readSentFile } from "#kit/lists/read-upload.server.ts";
import { openInTemplate } from "#kit/lists/see-template.ts";
import { findTemplate, type KeptTemplate, keepTemplate, keepTemplateMap, settleTemplate } from "#kit/lists/template.server.ts";
import { refuse } from "#kit/refusals.ts";
import { readQuery } from "#kit/register/query.ts";
import type { Register } from "#kit/register/register.ts";
import { list } from "#kit/register/store.server.ts";
import { demandKeeping, keepSnapshot } from "#kit/snapshots/snapshots.server.ts";
import { inTurn } from "#kit/transfer/transfer.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { listWords } from "#src/list-words/index.ts";
import { sayingSchool } from "#src/list-words/school.ts";
import type { Route } from "./+types/register-fill-template.ts";
import { registerAt } from "./register/register-at.server.ts";
import { sentRegister } from "./register/sent-register.server.ts";
import { readKeeping } from "./register/snapshot/snapshot-answer.ts";
import { ExportMaps } from "./register/template/export-maps.tsx";
import type { FillAnswer } from "./register/template/fill-answer.ts";
import { TemplateSheets } from "./register/template/template-sheets.tsx";
import { UploadTemplate } from "./register/template/upload-template.tsx";
import { WhoseRows } from "./register/template/whose-rows.tsx";
import { Unusable } from "./register/transfer/unusable.tsx";
import "./register/register.css";
import "./register/transfer/list.css";

export const handle = { crumb: "Isi templat" };

export async function loader(args: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const asked = searchParams.get("templat") ?? "";
  return reading(args, async (ctx) => {
    const exported = exportableRegister(ctx, register);
    const template = (await findTemplate(ctx, register, asked)) ?? null;
    const { query, present } = readOutgoing(exported, searchParams);
    const strange = template ? await strangeInTemplate(ctx, register, { kept: template, query }) : [];
    const { total } = await list(ctx, register, { ...query, page: 1, size: 1 }, "export");
    const whole = present
      ? await list(ctx, register, { ...readQuery(register, searchParams), bin: false, page: 1, size: 1 }, "export")
      : { total };
    return {
      ...{ template, total, present, left: whole.total - total, gone: asked !== "" && template === null },
      strange,
      open: template ? openInTemplate(template.seen) + strange.filter(({ choosable }) => choosable).length : 0,
      pair: pairOf(exported, listWords)?.label ?? null,
      keeps: may(ctx, `${register.name}:export`) === "yes",
      maps: await mapsForExport(ctx, register),
      register: sentRegister(exported),
    };
  });
}

export async function action(args: Route.ActionArgs): Promise<FillAnswer | Response> {
  const url = new URL(args.request.url);
  const register = registerAt(url.pathname);
  const [scope, files] = [args.context.get(scopeContext), args.context.get(filesContext)];
  const form = await readForm(args.request);
  const id = String(form.get("templat") ?? "");
  switch (form.get("aksi")) {
    case "unggah": {
      const sent = await readSentFile(form.get("berkas"), "Pilih dulu templat yang akan diisi.");
      const words = await templateWords(args);
      const keep = () => keepTemplate(scope, register, { ...sent, files, words });
      return toTemplate(url, await inTurn(scope.actor, keep));
    }
    case "atur": {
      const kept = await within(args, (ctx) => findTemplate(ctx, register, id));
      if (!kept) throw refuse.notFound("Templat ini tidak ditemukan lagi. Unggah berkasnya sekali lagi.");
      const labels = new Map(kept.seen.columns.map(({ place, writes }) => [place, writes.map(({ label }) => label)]));
      const choices = readFillForm(form, (place) => labels.get(place) ?? []);
      if (!choices) throw refuse.malformed("Pilihan ini tidak terbaca. Muat ulang halaman, lalu coba lagi.");
      const words = await templateWords(args);
      await inTurn(scope.actor, () => settleTemplate(scope, register, { id, choices, files, words }));
      return toTemplate(url, id);
    }
    case "kirim": {
      await within(args, async (ctx) => demandKeeping(ctx, register));
      const { query } = readOutgoing(register, url.searchParams);
      const filled = await fillKeptTemplate(scope, register, { id, query, files, words: listWords });
      return { kept: await keepSnapshot(scope, files, register, { ...readKeeping(form), ...filled, fields: fieldsIn(register, filled) }) };
    }
    case "hapus-peta":
      return { told: await within(args, (ctx) => deleteMap(ctx, register, String(form.get("peta") ?? ""))) };
    case "simpan-peta": {
      const named = typedNames(form);
      return { told: await within(args, (ctx) => keepTemplateMap(ctx, register, { id, ...named })) };
    }
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

/** Those of all lists, and what the settings say of the school. */
const templateWords = async (args: Route.ActionArgs) => ({ ...listWords, same: sayingSchool(await reading(args, readPengaturan)) });

/** What a kept template tells: its columns, and what the row is called. */
const fieldsIn = (register: Register, { columns, table }: FilledTemplate): string[] => {
  const told = new Set([register.columns[0] ?? "", ...columns.flatMap(({ field, pair }) => [field, ...pair])]);
  return table.names.filter((name) => told.has(name));
};

/** Back to the page with the filters of the list, whether scripts run or not. */
function toTemplate({ pathname, searchParams }: URL, id: string): Response {
  const parameters = new URLSearchParams(searchParams);
  parameters.set("templat", id);
  return redirect(`${pathname.replace(/\.data$/, "")}?${parameters}`);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? [{ title: `Isi templat ${loaderData.register.title}` }] : []);

/** Another line is another form; what is saved is not: whoever has typed on since then keeps it. */
const placeOf = ({ id, seen: { sheet, head } }: KeptTemplate): string => `${id} ${sheet} ${head.from}-${head.to}`;

export default function RegisterFillTemplate({ loaderData, actionData }: Route.ComponentProps) {
  const { register, template, gone } = loaderData;
  const answer = actionData as FillAnswer | undefined;
  return (
    <>
      <PageHead
        title={`Isi templat: ${register.title}`}
        lead="Templat kosong dari EMIS, RDM atau instansi lain kembali terisi. Lembar lain, format dan validasinya tidak disentuh."
      >
        <ButtonLink to={register.path}>Kembali ke daftar</ButtonLink>
      </PageHead>
      {gone && <p className="ui-muted">Templat tadi sudah diganti atau lebih lama dari seminggu. Unggah berkasnya sekali lagi.</p>}
      <Unusable answer={answer && "refusal" in answer ? answer : undefined} />
      {(template || loaderData.maps.length > 0) && <WhoseRows {...loaderData} />}
      {template && <TemplateSheets key={placeOf(template)} {...loaderData} template={template} answer={answer} />}
      <UploadTemplate again={template !== null} />
      <ExportMaps register={register} maps={loaderData.maps} keeps={loaderData.keeps} />
    </>
  );
}
