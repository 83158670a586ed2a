import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { Dialog } from "./dialog.tsx";
import { Skeleton } from "./feedback/states.tsx";

interface Opened {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * A dialog whose code is fetched when it first opens. One that cannot be fetched says so, and the page behind it keeps what
 * is typed there; opened again it is asked for again. `titleOf` heads it meanwhile, `Waiting` stands in it. An address that
 * opens it brings it along.
 */
export function dialogOnDemand<P extends Opened>(
  load: () => Promise<ComponentType<P>>,
  titleOf: (props: P) => string,
  Waiting: ComponentType<P> = waitingLines,
) {
  const meanwhile = (props: P, content: ReactNode) => (
    <Dialog open={props.open} onClose={props.onClose} title={titleOf(props)}>
      <div className="ui-dialog-body">{content}</div>
    </Dialog>
  );
  const Missing = (props: P) =>
    meanwhile(props, <p role="alert">Bagian ini belum dapat dimuat. Periksa sambungan, lalu tutup dan buka lagi.</p>);
  // A lazy component that failed stays failed, so the next opening begins with another.
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        Loaded = begin();
        return { default: Missing };
      }
    });
  let Loaded = begin();
  return function DialogOnDemand(props: P) {
    const [shown, setShown] = useState(() => (props.open ? Loaded : undefined));
    const [before, setBefore] = useState(props.open);
    if (before !== props.open) {
      setBefore(props.open);
      if (props.open) setShown(() => Loaded);
    }
    if (!shown) return null;
    const Shown = shown as ComponentType<P>;
    return (
      <Suspense fallback={meanwhile(props, <Waiting {...props} />)}>
        <Shown {...props} />
      </Suspense>
    );
  };
}

const waitingLines = () => <Skeleton lines={3} />;
