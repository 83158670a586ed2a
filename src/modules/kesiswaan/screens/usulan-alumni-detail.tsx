import { Link, useNavigate } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tag, type Tone } from "#kit/ui/tag.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { Comparison } from "../usulan-alumni/comparison.tsx";
import { handOver, rejectUsulan } from "../usulan-alumni/decide.server.ts";
import { Decision } from "../usulan-alumni/decision.tsx";
import { usulanPath } from "../usulan-alumni/fields.ts";
import { OtherSubmission } from "../usulan-alumni/other-submission.tsx";
import { readUsulan } from "../usulan-alumni/read-usulan.server.ts";
import { type StatusUsulan, statusLabels } from "../usulan-alumni/usulan.ts";
import type { Route } from "./+types/usulan-alumni-detail.ts";
import "../usulan-alumni/usulan-alumni.css";

export const handle = { crumb: "Periksa kabar" };

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `Kabar ${loaderData?.usulan.nama ?? ""}`.trim() }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, (ctx) => readUsulan(ctx, { id: args.params.id, pilihan: new URL(args.request.url).searchParams.get("alumni") }));

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const sasaran = { id: args.params.id, versi: Number(form.get("versi")) };
  const alumni = String(form.get("alumni") ?? "");
  return within(args, async (ctx): Promise<Answer> => {
    if (form.get("aksi") === "terima") {
      await handOver(ctx, { ...sasaran, alumni: alumni ? { id: alumni, versi: Number(form.get("versiAlumni")) } : null });
      return { pesan: alumni ? "Data alumni diperbarui" : "Alumni baru dicatat" };
    }
    if (form.get("aksi") === "tolak") {
      await rejectUsulan(ctx, { ...sasaran, alasan: String(form.get("alasan") ?? "") });
      return { pesan: "Kabar ditolak" };
    }
    throw refuse.malformed("Kiriman ini tidak dikenal.");
  });
}

interface Answer {
  readonly pesan: string;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

const tone: Readonly<Record<StatusUsulan, Tone>> = { menunggu: "warning", diterima: "success", ditolak: "danger" };

export default function UsulanAlumniDetail({ loaderData: { usulan, calon, lain, kini, memutus } }: Route.ComponentProps) {
  const say = useToast();
  const navigate = useNavigate();
  // Outlives the buttons, which are gone once it is decided.
  const memutuskan = useAction<Answer>(({ pesan }) => {
    say({ text: pesan, description: usulan.nama ?? "Alumni" });
    void navigate(usulanPath);
  });
  return (
    <>
      <PageHead title={usulan.nama ?? "Alumni"} lead={`Dikirim lewat situs, ${formatMoment(usulan.updatedAt)}`}>
        <ButtonLink look="quiet" to={usulanPath}>
          Kembali
        </ButtonLink>
      </PageHead>
      <Sheet title="Catatan dan kabar" aside={<Tag tone={tone[usulan.status]}>{statusLabels[usulan.status]}</Tag>}>
        <div className="ui-sheet-body">
          {lain.length > 0 && <OtherSubmission usulan={usulan} lain={lain} />}
          {memutus && <Calon calon={calon} dipilih={kini?.id ?? null} />}
          <Comparison usulan={usulan} kini={kini} />
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
          <Decision
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
