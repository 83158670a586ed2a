import type { Choice } from "./choose.ts";

interface Props {
  readonly label: string;
  readonly tabs: readonly Choice[];
  readonly current: string;
  /** Address of a tab, e.g. `(tab) => "?tab=" + tab`. */
  readonly to: (name: string) => string;
}

/** Tabs that are links: shared, reloaded and used without a script, then from the tabs on, so that the head is not read again. */
export function TabLinks({ label, tabs, current, to }: Props) {
  return (
    <nav className="tab" id="tab" aria-label={label}>
      <ul className="lebar">
        {tabs.map(({ name, label }) => (
          <li key={name}>
            <a href={`${to(name)}#tab`} aria-current={name === current ? "page" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
