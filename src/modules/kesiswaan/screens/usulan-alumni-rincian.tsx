import { Link, useNavigate } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { answered } from "#kit/ui/form/answered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tag, type Tone } from "#kit/ui/tag.tsx";
import { useAksi } from "#modules/akun/index.tsx";
import { bacaUsulan } from "../usulan-alumni/baca-usulan.server.ts";
import { alamatUsulan } from "../usulan-alumni/isian.ts";
import { KirimanLain } from "../usulan-alumni/kiriman-lain.tsx";
import { Perbandingan } from "../usulan-alumni/perbandingan.tsx";
import { Putusan } from "../usulan-alumni/putusan.tsx";
import { terimakan, tolakUsulan } from "../usulan-alumni/putuskan.server.ts";
import { kataStatus, type StatusUsulan } from "../usulan-alumni/usulan.ts";
import type { Route } from "./+types/usulan-alumni-rincian.ts";
import "../usulan-alumni/usulan-alumni.css";

export const handle = { crumb: "Periksa kabar" };

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `Kabar ${loaderData?.usulan.nama ?? ""}`.trim() }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, (ctx) => bacaUsulan(ctx, { id: args.params.id, pilihan: new URL(args.request.url).searchParams.get("alumni") }));

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const sasaran = { id: args.params.id, versi: Number(form.get("versi")) };
  const alumni = String(form.get("alumni") ?? "");
  return within(args, async (ctx): Promise<Jawaban> => {
    if (form.get("aksi") === "terima") {
      await terimakan(ctx, { ...sasaran, alumni: alumni ? { id: alumni, versi: Number(form.get("versiAlumni")) } : null });
      return { pesan: alumni ? "Data alumni diperbarui" : "Alumni baru dicatat" };
    }
    if (form.get("aksi") === "tolak") {
      await tolakUsulan(ctx, { ...sasaran, alasan: String(form.get("alasan") ?? "") });
      return { pesan: "Kabar ditolak" };
    }
    throw refuse.malformed("Kiriman ini tidak dikenal.");
  });
}

interface Jawaban {
  readonly pesan: string;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

const nada: Readonly<Record<StatusUsulan, Tone>> = { menunggu: "warning", diterima: "success", ditolak: "danger" };

export default function UsulanAlumniRincian({ loaderData: { usulan, calon, lain, kini, memutus } }: Route.ComponentProps) {
  const say = useToast();
  const navigate = useNavigate();
  // Outlives the buttons, which are gone once it is decided.
  const memutuskan = useAksi<Jawaban>(({ pesan }) => {
    say({ text: pesan, description: usulan.nama ?? "Alumni" });
    void navigate(alamatUsulan);
  });
  return (
    <>
      <PageHead title={usulan.nama ?? "Alumni"} lead={`Dikirim lewat situs, ${formatMoment(usulan.updatedAt)}`}>
        <ButtonLink look="quiet" to={alamatUsulan}>
          Kembali
        </ButtonLink>
      </PageHead>
      <Sheet title="Catatan dan kabar" aside={<Tag tone={nada[usulan.status]}>{kataStatus[usulan.status]}</Tag>}>
        <div className="ui-sheet-body">
          {lain.length > 0 && <KirimanLain usulan={usulan} lain={lain} />}
          {memutus && <Calon calon={calon} dipilih={kini?.id ?? null} />}
          <Perbandingan usulan={usulan} kini={kini} />
          {usulan.pesan && <p className="usulan-pesan">{usulan.pesan}</p>}
          {usulan.alasan && (
            <p>
              <b>Alasan ditolak:</b> {usulan.alasan}
            </p>
          )}
          {usulan.diputusPada && (
            <p className="ui-muted">
              Diputus oleh {usulan.diputusOleh}, {formatMoment(usulan.diputusPada)}
            </p>
          )}
        </div>
        {memutus && (
          <Putusan
            key={`${kini?.id} ${usulan.versi}`}
            memutuskan={memutuskan}
            versi={usulan.versi}
            alumni={kini && { id: kini.id, versi: kini.versi, nama: String(kini.nama) }}
          />
        )}
      </Sheet>
    </>
  );
}

interface CalonProps {
  readonly calon: Route.ComponentProps["loaderData"]["calon"];
  readonly dipilih: string | null;
}

/** The office says whose entry it is; what fits best stands first. */
function Calon({ calon, dipilih }: CalonProps) {
  return (
    <nav aria-label="Milik siapa kabar ini">
      <p>
        {calon.length === 0
          ? "Belum ada alumni yang cocok. Bila benar lulusan madrasah, catat sebagai alumni baru."
          : "Pilih catatan alumni yang dimaksud:"}
      </p>
      <ul className="usulan-calon">
        {calon.map(({ id, nama, tahunLulus, nisn }) => (
          <li key={id}>
            <Link to={`?alumni=${id}`} replace preventScrollReset aria-current={id === dipilih ? "true" : undefined}>
              {nama} ({tahunLulus}
              {nisn ? `, ${nisn}` : ""})
            </Link>
          </li>
        ))}
        <li>
          <Link to="?alumni=baru" replace preventScrollReset aria-current={dipilih === null ? "true" : undefined}>
            Alumni baru
          </Link>
        </li>
      </ul>
    </nav>
  );
}
