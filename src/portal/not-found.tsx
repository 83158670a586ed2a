import { data } from "react-router";
import { missingMeta } from "#kit/ui/document/missing.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Nothing } from "./problem.tsx";

export const meta = () => missingMeta;

export const loader = () => data(null, { status: 404 });

/** Shown at whatever address was asked for. */
export default function NotFound() {
  return (
    <>
      <PageHead title="Halaman tidak ditemukan" />
      <Sheet>
        <Nothing />
      </Sheet>
    </>
  );
}
