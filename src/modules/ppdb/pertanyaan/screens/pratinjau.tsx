import { Link } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { jalurLabel } from "../../jalur/jenis-jalur.ts";
import { pertanyaanPpdbPath } from "../../paths.ts";
import { loadPratinjau } from "../load-pratinjau.server.ts";
import type { Route } from "./+types/pratinjau.ts";

export const handle = { crumb: "Pratinjau" };
export const meta = () => [{ title: "Begini keluarga melihatnya" }];

export const loader = (args: Route.LoaderArgs) => reading(args, (ctx) => loadPratinjau(ctx, new URL(args.request.url).searchParams));

/** Tried out here, nothing of it is sent. */
export default function Pratinjau({ loaderData: { periode, daftar, jalur, pilihan, isian } }: Route.ComponentProps) {
  const address = (changed: { periode?: string; jalur?: string }) =>
    `${pertanyaanPpdbPath}/pratinjau?${new URLSearchParams({ periode: periode?.id ?? "", jalur, ...changed })}`;
  return (
    <>
      <PageHead
        title="Begini keluarga melihatnya"
        lead={periode ? `Pertanyaan tambahan tahun ajaran ${periode.tahunAjaran}. Boleh dicoba, tidak ada yang terkirim.` : ""}
      >
        <ButtonLink look="quiet" to={pertanyaanPpdbPath}>
          Kembali ke daftar
        </ButtonLink>
        {daftar
          .filter(({ id }) => id !== periode?.id)
          .slice(0, 3)
          .map(({ id, tahunAjaran }) => (
            <ButtonLink key={id} look="quiet" to={address({ periode: id })}>
              {tahunAjaran}
            </ButtonLink>
          ))}
      </PageHead>
      <nav className="ui-tabs" aria-label="Jalur">
        {pilihan.map(({ value, label, banyak }) => (
          <Link key={value} to={address({ jalur: value })} aria-current={value === jalur ? "page" : undefined} preventScrollReset>
            {label}
            <small>{banyak}</small>
          </Link>
        ))}
      </nav>
      <Sheet title={`Jalur ${jalurLabel(jalur).toLowerCase()}`}>
        {isian.length === 0 ? (
          <EmptyState title="Tidak ada pertanyaan tambahan">Di jalur ini formulir hanya menanyakan isian tetapnya.</EmptyState>
        ) : (
          <div className="ui-sheet-body">
            <div className="ui-fields" key={jalur}>
              {isian.map(({ name, field }) => (
                <FieldPiece key={name} name={name} field={field} />
              ))}
            </div>
          </div>
        )}
      </Sheet>
    </>
  );
}
