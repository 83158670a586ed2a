import { type ReactNode, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { RefusalKind } from "#kit/refusals.ts";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { useAnswer } from "#kit/ui/form/use-answer.ts";

const ConfirmationDialog = dialogOnDemand(
  async () => (await import("./confirmation-dialog.tsx")).ConfirmationDialog,
  () => "Konfirmasi dulu",
);

export interface Ditolak {
  readonly refusal: {
    readonly kind: RefusalKind;
    readonly sentence: string;
    readonly fields?: Readonly<Record<string, string>>;
    readonly current?: unknown;
  };
}

interface Action<A> {
  /**
   * With "leave" this page is not asked for anew: whoever hears the answer goes to another one, and the router would finish the asking
   * over a page that it still looks up, so that its address stood over what this page shows.
   */
  readonly kirim: (form: FormData, then?: "leave") => void;
  readonly busy: boolean;
  readonly answer: A | undefined;
  /** Why it was refused; not while the person is asked who they are. */
  readonly ditolak: Ditolak["refusal"] | undefined;
  /** Stands in the page; it opens when the server wants to know again who sends. */
  readonly dialog: ReactNode;
}

const isRejected = (data: unknown): data is Ditolak => typeof data === "object" && data !== null && "refusal" in data;

/** Sends to an action of this page, or of `action`. If a fresh proof is wanted, asks for it in place and sends the same again. */
export function useAction<A, D extends Ditolak = Ditolak>(
  onDone?: (answer: A) => void,
  action?: string,
  onDitolak?: (answer: D) => void,
): Action<A> {
  const fetcher = useFetcher<A | D>();
  const last = useRef<Parameters<Action<A>["kirim"]>>(null);
  const [asking, setAsking] = useState(false);
  const kirim: Action<A>["kirim"] = (form, then) => {
    last.current = [form, then];
    // Otherwise a browser sends the name of a file and not the file.
    const encType = [...form.values()].some((value) => value instanceof File) ? "multipart/form-data" : "application/x-www-form-urlencoded";
    void fetcher.submit(form, {
      ...{ method: "post", encType, ...(action && { action }) },
      ...(then && { defaultShouldRevalidate: false }),
    });
  };
  useAnswer<A | D>(fetcher.data as A | D | undefined, (data) => {
    if (!isRejected(data)) return onDone?.(data as A);
    if (data.refusal.kind === "unconfirmed") setAsking(true);
    else onDitolak?.(data as D);
  });
  const again = () => {
    setAsking(false);
    if (last.current) kirim(...last.current);
  };
  const data: unknown = fetcher.data;
  const refusal = isRejected(data) ? data.refusal : undefined;
  return {
    kirim,
    busy: fetcher.state !== "idle",
    answer: isRejected(data) ? undefined : (data as A | undefined),
    ditolak: refusal?.kind === "unconfirmed" ? undefined : refusal,
    dialog: <ConfirmationDialog open={asking} onClose={() => setAsking(false)} onConfirmed={again} />,
  };
}
