import { Link, redirect, useSearchParams } from "react-router";
import { reading, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { readTypedDay } from "#kit/typed-day.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { keepFormWhenUnanswered, revalidatesWhenRefused } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { penempatanPpdbPath, seleksiPpdbPath } from "../../paths.ts";
import { applyPenempatan } from "../apply-penempatan.server.ts";
import { type Answer, newPlaced, penempatanFields } from "../fields.ts";
import { loadPenempatan } from "../load-penempatan.server.ts";
import { Past } from "../parts/past.tsx";
import { Placing } from "../parts/placing.tsx";
import { Nobody, NoKelas } from "../parts/states.tsx";
import type { Keinginan } from "../place.ts";
import { proposePenempatan } from "../propose.server.ts";
import { undoPenempatan } from "../undo-penempatan.server.ts";
import type { Route } from "./+types/penempatan.ts";
import "../parts/penempatan.css";

export const meta = () => [{ title: "Penempatan" }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => ({
    ...(await loadPenempatan(ctx, new URL(args.request.url).searchParams.get("periode"))),
    kunci: crypto.randomUUID(),
  }));

export async function action(args: Route.ActionArgs): Promise<Answer> {
  const form = await readForm(args.request);
  const told = (name: string) => String(form.get(name) ?? "");
  const named = (start: string) =>
    [...form].flatMap(([name, value]) =>
      name.startsWith(start) && typeof value === "string" && value !== "" ? [[name.slice(start.length), value] as const] : [],
    );
  const periodeId = told("periode");
  switch (told("aksi")) {
    case "susun": {
      const wishes = named("keinginan.").flatMap(([key, wish]) => (isWish(wish) ? [[key, wish] as const] : []));
      const kelas = form.getAll("kelas").map(String);
      const hanyaDaftarUlang = told("hanyaDaftarUlang") === "on";
      const keinginan = new Map<string, Keinginan>(wishes);
      return { usulan: await reading(args, (ctx) => proposePenempatan(ctx, { periodeId, kelas, keinginan, hanyaDaftarUlang })) };
    }
    case "terapkan": {
      const calon = named("siswa.").map(([id, kelasId]) => ({ id, kelasId }));
      const isi = new Map(named("isi.").flatMap(([id, many]) => (/^\d{1,5}$/.test(many) ? [[id, Number(many)] as const] : [])));
      const asked = { periodeId, kunci: told("kunci"), tanggal: readTypedDay(told("tanggal")) ?? "", calon, isi };
      const id = await within(args, (ctx) => applyPenempatan(ctx, asked));
      throw redirect(`${penempatanPpdbPath}?${new URLSearchParams({ periode: periodeId, selesai: id })}`);
    }
    case "batalkan": {
      const banyak = await within(args, (ctx) => undoPenempatan(ctx, told("id")));
      return { pesan: `Penempatan dibatalkan. ${banyak} anak kembali menjadi calon siswa.` };
    }
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

export const shouldRevalidate = revalidatesWhenRefused;

const isWish = (value: string): value is Keinginan => value === "bersama" || value === "terpisah";

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function Penempatan({ loaderData, actionData }: Route.ComponentProps) {
  const { periode, daftar, calon, kelas, lalu } = loaderData;
  const [cari] = useSearchParams();
  const jawaban: Answer | undefined = actionData;
  return (
    <>
      <PageHead
        title="Penempatan"
        lead={`${periode ? `Tahun ajaran ${periode.tahunAjaran}. ` : ""}Yang diterima menjadi siswa dan mendapat kelas. Semua dapat dilihat dahulu dan dibatalkan sesudahnya.`}
      >
        <ButtonLink look="quiet" to={`${penempatanPpdbPath}/daftar-ulang`}>
          Data daftar ulang
        </ButtonLink>
        <ButtonLink look="quiet" to={seleksiPpdbPath}>
          Seleksi
        </ButtonLink>
      </PageHead>
      {daftar.length > 1 && (
        <nav className="ui-tabs" aria-label="Tahun ajaran">
          {daftar.slice(0, 4).map(({ id, tahunAjaran }) => (
            <Link
              key={id}
              to={`${penempatanPpdbPath}?periode=${id}`}
              aria-current={id === periode?.id ? "page" : undefined}
              preventScrollReset
            >
              {tahunAjaran}
            </Link>
          ))}
        </nav>
      )}
      <p role="status" className="penempatan-pesan">
        {jawaban?.pesan ?? newPlaced(lalu, cari.get("selesai"))}
      </p>
      {calon.length === 0 || kelas.length === 0 ? (
        <>
          {jawaban?.refusal && <ErrorSummary title={jawaban.refusal.sentence} errors={{}} fields={penempatanFields} />}
          {calon.length === 0 ? <Nobody periode={periode} /> : <NoKelas tahunAjaran={periode?.tahunAjaran ?? ""} />}
        </>
      ) : (
        <Placing key={periode?.id} isi={loaderData} jawaban={jawaban} />
      )}
      <Past lalu={lalu} boleh={loaderData.boleh} tahun={loaderData.emis ? (periode?.tahunAjaran.slice(0, 4) ?? null) : null} />
    </>
  );
}
