import { lazy, Suspense } from "react";
import type { Fields } from "../../register/fields.ts";
import { ErrorSummary } from "../field/error-summary.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import type { Form } from "./use-form.ts";

/** Seldom does somebody else save meanwhile. */
const EditConflict = lazy(async () => {
  try {
    return { default: (await import("./edit-conflict.tsx")).EditConflict };
  } catch {
    return { default: NotCompared };
  }
});

const NotCompared = () => (
  <p role="alert">
    Kedua versi belum dapat dibandingkan. Isian Anda disimpan di perangkat ini: periksa sambungan, lalu muat ulang halaman.
  </p>
);

interface FormNotesProps {
  readonly form: Pick<Form, "title" | "errors" | "overtaken" | "typed" | "replace" | "restored" | "discard"> & {
    readonly unsaved: () => boolean;
  };
  /** Those of the summary, in its order. */
  readonly fields: Fields;
  /** What the button that saves is called. */
  readonly save: string;
  readonly words?: (typed: string, name: string) => string | undefined;
  /** Keeps ids apart when two forms share a page. */
  readonly name?: string;
  /** Others stand on the same page: nobody is asked, and their drafts wait. */
  readonly several?: boolean;
}

/** What a form has to say above its fields: what is wrong, what somebody else saved, what came back; and its question when it is left. */
export function FormNotes({ form, fields, save, words, name, several }: FormNotesProps) {
  const { overtaken } = form;
  return (
    <>
      <ErrorSummary title={form.title} errors={form.errors} fields={fields} {...(name && { form: name })} />
      {overtaken && (
        <Suspense fallback={null}>
          <EditConflict fields={fields} {...overtaken} typed={form.typed} onChoose={form.replace} save={save} words={words} />
        </Suspense>
      )}
      {form.restored && <Restored onDiscard={form.discard} />}
      {!several && <LeaveQuestion unsaved={form.unsaved} onDiscard={form.discard} />}
    </>
  );
}

/** Says that what stands in the form was typed before, and lets the person throw it away. */
function Restored({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <p className="ui-restored" role="status">
      Isian Anda yang belum disimpan dikembalikan.{" "}
      <button type="button" className="ui-text-button" onClick={onDiscard}>
        Buang isian
      </button>
    </p>
  );
}
