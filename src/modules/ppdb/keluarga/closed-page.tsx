import { OpenForm } from "./other-children.tsx";
import type { Refused } from "./status-view.tsx";
import { UnsentList } from "./unsent-list.tsx";

/** In place of a page that is not open: the way to open it, and what was typed into it and did not arrive. */
export const ClosedPage = ({ refused }: { readonly refused: Refused | undefined }) => (
  <>
    <OpenForm refused={refused} />
    <UnsentList refused={refused} kata="Salin dulu bila panjang, lalu tulis lagi setelah halamannya dibuka." />
  </>
);
