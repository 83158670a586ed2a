import { Link } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { ChainStep } from "../load/chain-steps.server.ts";

/** Whose initials a letter has, whose come next, and who signs: position and person. */
export function Rantai({ steps }: { readonly steps: readonly ChainStep[] }) {
  if (steps.length === 0) return null;
  const next = steps.findIndex(({ oleh }) => oleh === null);
  return (
    <Sheet title="Rantai paraf">
      <ol className="rantai">
        {steps.map((step, place) => (
          <li
            key={step.tempat}
            className={step.oleh ? "sudah" : place === next ? "kini" : undefined}
            aria-current={place === next ? "step" : undefined}
          >
            <b>{step.tandaTangan ? `Tanda tangan: ${step.tempat}` : step.tempat}</b>
            <small>
              <Who {...step} />
            </small>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function Who({ oleh, pada, siapa, tandaTangan, tempat }: ChainStep) {
  if (oleh) return pada ? `${oleh}, ${formatMoment(pada)}` : oleh;
  if (siapa) return siapa;
  // Who signs as head is known by the account's role as well.
  if (tandaTangan && tempat === "Kepala Madrasah") return "";
  return (
    <>
      Belum ada pemangku yang haknya disetujui. Catat di <Link to="/administration/pemangku-jabatan">Pemangku Jabatan</Link>.
    </>
  );
}
