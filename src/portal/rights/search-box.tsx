import Search from "lucide-react/icons/search";
import { Icon } from "#kit/ui/icon.tsx";

interface SearchBoxProps {
  readonly onType: (words: string) => void;
  readonly count: number;
}

export function SearchBox({ onType, count }: SearchBoxProps) {
  return (
    <search className="ui-toolbar">
      <div className="ui-search">
        <Icon of={Search} />
        <label className="ui-hidden" htmlFor="cari-hak">
          Cari data atau tindakan
        </label>
        <input
          className="ui-input"
          type="search"
          id="cari-hak"
          autoComplete="off"
          placeholder="Cari data atau tindakan"
          maxLength={60}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <p className="ui-muted" role="status">
        {count} jenis data
      </p>
    </search>
  );
}
