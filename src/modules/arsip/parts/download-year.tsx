import Download from "lucide-react/icons/download";
import FileDown from "lucide-react/icons/file-down";
import { ButtonLink } from "#kit/ui/button.tsx";
import { retensiPath } from "../addresses.ts";
import type { AskedYear } from "../load/bagian.ts";

/** The part that is shown, whole, as a file with its signature block. */
export function DownloadYear({ asked: { tahun, bagian } }: { readonly asked: AskedYear }) {
  const to = (format: string) => `${retensiPath}/unduh?tahun=${tahun}&bagian=${bagian}&format=${format}`;
  return (
    <>
      <ButtonLink icon={FileDown} to={to("pdf")} reloadDocument>
        PDF
      </ButtonLink>
      <ButtonLink icon={Download} to={to("xlsx")} reloadDocument>
        Excel
      </ButtonLink>
    </>
  );
}
