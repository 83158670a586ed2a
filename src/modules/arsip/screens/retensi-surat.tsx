import { scopeContext, within } from "#kit/ctx.server.ts";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { type Arah, diusulkan, letterPath, sebabName } from "../letter.ts";
import { loadLetter } from "../load/letter.server.ts";
import { nasib } from "../options.ts";
import { ArchiveStep } from "../parts/archive-step.tsx";
import { alasanFields } from "../pemusnahan.ts";
import { receiveLetter } from "../receive.server.ts";
import type { Route } from "./+types/retensi-surat.ts";

export const handle = { crumb: "Retensi" };

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData ? `Retensi ${loaderData.letter.nomor}` : "Retensi" }];

/** One screen for letters of both ways; its address says which. */
const arahOf = ({ request }: { readonly request: Request }): Arah =>
  new URL(request.url).pathname.startsWith(letterPath.masuk) ? "masuk" : "keluar";

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => loadLetter(ctx, arahOf(args), args.params.id));

export const action = async (args: Route.ActionArgs) =>
  receiveLetter(args.context.get(scopeContext), { arah: arahOf(args), id: args.params.id }, await readForm(args.request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

type Letter = Route.ComponentProps["loaderData"]["letter"];

export default function RetensiSurat({ loaderData: { letter, ditahan, hari, boleh } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={letter.perihal} lead={<StateOf letter={letter} hari={hari} />}>
        <ButtonLink look="quiet" to={`${letterPath[letter.arah]}/${letter.id}`}>
          Kembali ke surat
        </ButtonLink>
      </PageHead>
      <Sheet title="Masa simpan">
        <dl className="ui-sheet-body ui-facts">
          {factsOf(letter).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
      {ditahan && (
        <Sheet title="Ditahan dari pemusnahan">
          <p className="ui-sheet-body">
            {ditahan.alasan}
            <br />
            <small className="ui-muted">
              {ditahan.ditahanNama}, {formatMoment(ditahan.ditahanPada)}
            </small>
          </p>
          {boleh.tahan && (
            <ArchiveStep key="lepas" about={letter.id} aksi="lepas" fields={alasanFields} button="Lepas penahanan" look="plain" />
          )}
        </Sheet>
      )}
      {!ditahan && boleh.tahan && (
        <Sheet title="Tahan dari pemusnahan">
          <p className="ui-sheet-body ui-muted">
            Surat yang ditahan tidak pernah diusulkan musnah, misalnya karena masih diperiksa atau menjadi bukti perkara.
          </p>
          <ArchiveStep key="tahan" about={letter.id} aksi="tahan" fields={alasanFields} button="Tahan surat" look="plain" />
        </Sheet>
      )}
    </>
  );
}

function StateOf({ letter, hari }: { readonly letter: Letter; readonly hari: string }) {
  const { dimusnahkanPada, aktifSampai, inaktifSampai } = letter;
  if (dimusnahkanPada) return <Tag tone="neutral">Sudah dimusnahkan</Tag>;
  if (!aktifSampai || !inaktifSampai) return <Tag tone="warning">Belum ada aturannya</Tag>;
  if (hari <= aktifSampai) return <Tag tone="success">Aktif</Tag>;
  return hari <= inaktifSampai ? <Tag tone="info">Inaktif</Tag> : <Tag tone="warning">Masa simpan habis</Tag>;
}

function factsOf(letter: Letter): readonly (readonly [string, string])[] {
  const { nomor, tanggal, arah, kode, aturan, sumber, aktifSampai, inaktifSampai, sebab, pemusnahanId } = letter;
  const waits = letter.dimusnahkanPada ? null : (sebab && sebabName[sebab]) || (pemusnahanId && diusulkan);
  const kept =
    aktifSampai && inaktifSampai
      ? ([
          ["Aktif sampai", formatDay(aktifSampai)],
          ["Inaktif sampai", formatDay(inaktifSampai)],
        ] as const)
      : [];
  return [
    ["Nomor surat", nomor],
    [arah === "masuk" ? "Tanggal terima" : "Tanggal surat", formatDay(tanggal)],
    ["Klasifikasi", kode ?? "Belum diisi. Lengkapi di surat ini agar masa simpannya diketahui."],
    ...kept,
    ["Nasib akhir", nasib.find(({ value }) => value === letter.nasib)?.label ?? "Belum ada aturan untuk klasifikasi dan tanggal ini."],
    ...(aturan ? ([["Aturan", `${aturan}, ${sumber}`]] as const) : []),
    ...(waits ? ([["Belum dapat diusulkan musnah", waits]] as const) : []),
    ...(letter.dimusnahkanPada ? ([["Dimusnahkan", formatMoment(letter.dimusnahkanPada)]] as const) : []),
  ];
}
