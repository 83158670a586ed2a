import { useRef } from "react";
import { useNavigate } from "react-router";
import { reading, scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { KeptMaps } from "#kit/lists/choose/kept-maps.tsx";
import { keptMaps } from "#kit/lists/column-maps.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { LatePart } from "#kit/ui/field/late-part.tsx";
import { PickFile } from "#kit/ui/field/pick-file.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { nilaiPpdbPath } from "../../paths.ts";
import { answerImpor, askedPenguji, type ImporAnswer } from "../impor/impor-action.server.ts";
import { markWorkContext } from "../impor/mark-work.server.ts";
import { sheetRegister } from "../impor/sheet-register.ts";
import { komponenInSentence } from "../komponen.ts";
import { readLembarNilai } from "../load-jalur.server.ts";
import { MarksOnDemand } from "../parts/marks-on-demand.tsx";
import type { Route } from "./+types/impor-nilai.ts";
import "../parts/nilai.css";

export const handle = { crumb: "Impor" };

export const meta = () => [{ title: "Impor nilai" }];

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const daftar = searchParams.get("daftar") ?? "";
  const [{ actor, requestId }, marks] = [args.context.get(scopeContext), args.context.get(markWorkContext)];
  if (daftar === "") marks.warm();
  const lembar = await reading(args, (ctx) => readLembarNilai(ctx, args.params));
  const penguji = askedPenguji(lembar, searchParams.get("penguji"));
  const { jalur, komponen } = args.params;
  const read = daftar === "" ? null : await marks.readMarks({ who: { actor, requestId }, jalur, komponen, penguji, daftar });
  const register = sheetRegister(lembar);
  // While a list is understood its map is kept below it.
  const maps = read ? [] : await reading(args, (ctx) => keptMaps(ctx, register));
  return { lembar, penguji, gone: daftar !== "" && !read, read, fields: register.fields, maps };
}

export async function action({ context, params, request }: Route.ActionArgs): Promise<Response | ImporAnswer> {
  const tools = { scope: context.get(scopeContext), marks: context.get(markWorkContext), signal: request.signal };
  return answerImpor(tools, params, await readForm(request));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

/** A list as another program made it: what it would do is shown before anything is kept. */
export default function ImporNilai({ loaderData: { lembar, penguji, gone, read, fields, maps } }: Route.ComponentProps) {
  const { jalur, measure } = lembar;
  const say = useToast();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const sheet = `${nilaiPpdbPath}/${jalur.id}/${measure.komponen}`;
  const address = `${sheet}/impor`;
  const { kirim, busy, ditolak, dialog } = useAction<ImporAnswer>((answer) => {
    if (!("masuk" in answer)) return;
    say(`${answer.masuk} nilai tersimpan`);
    if (read?.plan?.salah.length === 0) void navigate(sheet);
  });
  const send = (entries: Readonly<Record<string, string | File>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ penguji, ...(read && { daftar: read.list.id }), ...entries })) form.set(name, value);
    if (!busy) kirim(form);
  };
  const columnOf = (one: string) => `${address}?${new URLSearchParams({ ...(read && { daftar: read.list.id }), penguji: one })}`;
  return (
    <>
      <PageHead
        title={`Impor nilai ${komponenInSentence(measure.komponen)}`}
        lead={`Jalur ${jalur.nama.toLowerCase()}, ${jalur.gelombang}. Tidak ada yang tersimpan sebelum Anda menyetujuinya.`}
      >
        <ButtonLink look="quiet" to={sheet}>
          Ke lembar nilai
        </ButtonLink>
      </PageHead>
      {gone && <p className="ui-muted">Daftar tadi sudah diimpor, diganti, atau lebih lama dari seminggu. Unggah berkasnya sekali lagi.</p>}
      <Sheet title="Berkas">
        <div className="ui-sheet-body nilai-impor">
          <p>{measure.mapel.length > 0 ? raporSentence : listSentence}</p>
          {ditolak && (
            <p className="ui-error" role="alert">
              {ditolak.sentence}
            </p>
          )}
          {measure.toleransi !== null && (
            <p className="ui-actions">
              {(["1", "2"] as const).map((one) => (
                <ButtonLink
                  key={one}
                  aria-current={one === penguji ? "true" : undefined}
                  look={one === penguji ? "primary" : "plain"}
                  to={columnOf(one)}
                >
                  Nilai penguji {one}
                </ButtonLink>
              ))}
            </p>
          )}
          <PickFile
            label="daftar nilai"
            accept=".xlsx,.xlsm,.xls,.ods,.csv,.txt,.xml,.html,.htm"
            chosen={read !== null}
            busy={busy}
            onPick={(berkas) => send({ aksi: "periksa", berkas })}
          />
        </div>
      </Sheet>
      {read ? (
        <div ref={box} className="nilai-daftar">
          <LatePart box={box}>
            <MarksOnDemand
              key={`${read.list.id} ${penguji} ${JSON.stringify(read.list.choices)}`}
              {...{ read, fields, busy, send, penguji, address }}
            />
          </LatePart>
        </div>
      ) : (
        <KeptMaps page={address} maps={maps} />
      )}
      {dialog}
    </>
  );
}

const listSentence =
  "Unggah apa adanya: Excel, LibreOffice, atau CSV dari program CBT maupun buatan sendiri. Judul kolomnya dikenali, yang belum pasti ditanyakan.";
const raporSentence =
  "Unggah daftar dari aplikasi rapor apa adanya, atau isi unduhan Excel dari lembar rapor: satu baris tiap calon siswa, satu kolom tiap mata pelajaran dan semester.";
