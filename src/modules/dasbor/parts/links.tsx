import ExternalLink from "lucide-react/icons/external-link";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { TautanGroup } from "../dasbor.ts";

/** Where staff go outside the portal; other sites open beside it. */
export function Tautan({ kelompok }: { readonly kelompok: readonly TautanGroup[] }) {
  if (kelompok.length === 0) return null;
  return (
    <Sheet title="Tautan">
      <div className="ui-sheet-body tautan">
        {kelompok.map(({ judul, tautan }) => (
          <section key={judul}>
            <h3>{judul}</h3>
            <ul>
              {tautan.map(({ id, label, alamat, keterangan }) => (
                <li key={id}>
                  <a href={alamat} {...(alamat.startsWith("https:") && { target: "_blank", rel: "noopener" })}>
                    {label}
                    {alamat.startsWith("https:") && (
                      <>
                        <Icon of={ExternalLink} small />
                        <span className="ui-hidden"> (tab baru)</span>
                      </>
                    )}
                  </a>
                  {keterangan && <small>{keterangan}</small>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  );
}
