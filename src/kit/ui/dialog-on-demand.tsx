import { type ComponentType, useEffect, useState } from "react";
import { Dialog } from "./dialog.tsx";
import { Skeleton } from "./feedback/states.tsx";

interface Opened {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * A dialog whose code is fetched when it first opens. One that cannot be fetched says so, and the page behind it keeps what
 * is typed there; opened again it is asked for again. `titleOf` heads it meanwhile.
 */
export function dialogOnDemand<P extends Opened>(load: () => Promise<ComponentType<P>>, titleOf: (props: P) => string): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function DialogOnDemand(props: P) {
    const [Loaded, setLoaded] = useState(() => known);
    const [failed, setFailed] = useState(false);
    const wanted = props.open && !Loaded;
    useEffect(() => {
      if (!wanted) return;
      let here = true;
      setFailed(false);
      load()
        .then((piece) => {
          known = piece;
          if (here) setLoaded(() => piece);
        })
        .catch(() => here && setFailed(true));
      return () => {
        here = false;
      };
    }, [wanted]);
    if (Loaded) return <Loaded {...props} />;
    return (
      <Dialog open={props.open} onClose={props.onClose} title={titleOf(props)}>
        <div className="ui-dialog-body" aria-live="polite">
          {failed ? <p>Bagian ini belum dapat dimuat. Periksa sambungan, lalu tutup dan buka lagi.</p> : <Skeleton lines={3} />}
        </div>
      </Dialog>
    );
  };
}
