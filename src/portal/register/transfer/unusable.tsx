import { useRef } from "react";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { ImportAnswer } from "./import-answer.ts";

/** Why a list could not be read, or not be taken: in view and heard as soon as it is said. */
export function Unusable({ answer }: { readonly answer: ImportAnswer | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useAnswer(answer, () => box.current?.focus());
  if (!answer || !("refusal" in answer)) return null;
  return (
    <div ref={box} className="register-outcome" tabIndex={-1} role="status">
      <Sheet title={answer.refusal.kind === "unavailable" ? "Belum sampai di server" : "Berkas tidak dapat dipakai"}>
        <p className="ui-sheet-body ui-error">{answer.refusal.sentence}</p>
      </Sheet>
    </div>
  );
}
