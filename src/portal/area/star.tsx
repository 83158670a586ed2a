import Star from "lucide-react/icons/star";
import { useFetcher } from "react-router";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import { Icon } from "#kit/ui/icon.tsx";
import type { FavoriteAnswer } from "./favorite.ts";

interface StarProps {
  readonly to: string;
  readonly label: string;
  readonly favorite: boolean;
}

/** Keeps a page at hand: it comes first in the search. */
export function StarButton({ to, label, favorite }: StarProps) {
  const fetcher = useFetcher<FavoriteAnswer>();
  const say = useToast();
  const sent = fetcher.formData?.get("favorit");
  const shown = sent === undefined || sent === null ? favorite : sent === "1";
  useAnswer(fetcher.data, ({ refused }) => refused && say({ text: refused, failed: true }));
  return (
    <fetcher.Form method="post" action="/ruang-kerja/favorit">
      <input type="hidden" name="alamat" value={to} />
      <button
        type="submit"
        className="area-star"
        name="favorit"
        value={shown ? "0" : "1"}
        aria-pressed={shown}
        aria-label={`Favorit: ${label}`}
        title={shown ? "Lepas dari favorit" : "Jadikan favorit"}
      >
        <Icon of={Star} />
      </button>
    </fetcher.Form>
  );
}
